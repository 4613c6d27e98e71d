import { idSchema } from '@hypelar/shared/id';
import type { HypeName } from '@hypelar/shared/user';
import * as z from 'zod/mini';
import { firestore } from '../firebase.ts';
import { storedText } from '../storedFields.ts';

/** There are never more hypes than this, so of a longer list of ids the rest is left unknown. */
const MAX_LOOKUPS = 10_000;

const titleSchema = z.object({ title: storedText });

/** What each hype id stands for. One batched read of the hypes, and one of the trash for those that are not there. */
export async function readHypeNames(ids: readonly string[]): Promise<(id: string) => HypeName> {
  const wanted = [...new Set(ids)].filter((id) => idSchema.safeParse(id).success).slice(0, MAX_LOOKUPS);
  const titles = await readTitles('hypes', wanted);
  const trashed = await readTitles(
    'deletedHypes',
    wanted.filter((id) => !titles.has(id)),
  );
  return (id) => ({ id, title: titles.get(id) ?? trashed.get(id) ?? null, trashed: trashed.has(id) });
}

async function readTitles(collection: 'hypes' | 'deletedHypes', ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const references = ids.map((id) => firestore.collection(collection).doc(id));
  const snapshots = await firestore.getAll(...references, { fieldMask: ['title'] });
  const found = snapshots.filter(({ exists }) => exists);
  return new Map(found.map((snapshot) => [snapshot.id, titleSchema.parse(snapshot.data()).title]));
}
