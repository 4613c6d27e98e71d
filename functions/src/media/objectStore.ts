import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { downloadOrigin, mediaBucketName } from '../env.ts';
import { mediaBucket } from '../firebase.ts';
import { storedObjectSchema, type StoredObject } from './uploadRecord.ts';

const notFoundSchema = z.object({ code: z.literal(404) });
const isNotFound = (error: unknown) => notFoundSchema.safeParse(error).success;

/** The object at this path, or null. */
export async function readObject(path: string): Promise<StoredObject | null> {
  const bucket = await mediaBucket();
  try {
    const [metadata] = await bucket.file(path).getMetadata();
    return storedObjectSchema.parse(metadata);
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}

/** Deletes this generation of the object; one that is gone is no error, a newer one stays. */
export async function deleteObject({ path, generation }: StoredObject): Promise<void> {
  const bucket = await mediaBucket();
  await bucket.file(path).delete({ ignoreNotFound: true, ifGenerationMatch: generation });
}

/** Reads bytes of an object, from `start` up to and without `end`. */
export async function objectReader({ path, generation }: StoredObject) {
  const file = (await mediaBucket()).file(path, { generation });
  return async (start: number, end: number): Promise<Uint8Array> => {
    const [bytes] = await file.download({ start, end: end - 1, validation: false });
    return bytes;
  };
}

const tokensSchema = z.object({ metadata: z.object({ firebaseStorageDownloadTokens: z.string() }) });

/** The URL under which browsers fetch the object: with its download token, which is made if there is none. */
export async function downloadUrl(path: string): Promise<string> {
  const file = (await mediaBucket()).file(path);
  const [metadata] = await file.getMetadata();
  let token = tokensSchema.safeParse(metadata).data?.metadata.firebaseStorageDownloadTokens.split(',')[0];
  if (!token) {
    token = randomUUID();
    await file.setMetadata({ metadata: { firebaseStorageDownloadTokens: token } });
  }
  const object = `${downloadOrigin()}/v0/b/${mediaBucketName()}/o/${encodeURIComponent(path)}`;
  return `${object}?alt=media&token=${encodeURIComponent(token)}`;
}
