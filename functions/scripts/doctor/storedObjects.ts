import * as z from 'zod/mini';
import { mediaBucket } from '../../src/firebase.ts';

/** An object of the bucket: its path and when it was made, in epoch ms. */
export type FoundObject = { path: string; createdAt: number };

const metadataSchema = z.object({ timeCreated: z.string() });

/** Objects by path. */
export type Objects = ReadonlyMap<string, FoundObject>;

/** Every object under `hypes/`, by path, however many pages that takes. */
export async function readObjects(): Promise<Objects> {
  const [files] = await (await mediaBucket()).getFiles({ prefix: 'hypes/' });
  return new Map(
    files.map(({ name, metadata }) => {
      const { timeCreated } = metadataSchema.parse(metadata);
      return [name, { path: name, createdAt: Date.parse(timeCreated) }];
    }),
  );
}
