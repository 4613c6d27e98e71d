import { idSchema } from '@hypelar/shared/id';
import type { HypeName } from '@hypelar/shared/user';
import * as z from 'zod/mini';
import { FieldPath, firestore } from '../firebase.ts';
import { storedText } from '../storedFields.ts';

/** There are never more hypes than this, so of a longer list of ids the rest is left unknown. */
const MAX_LOOKUPS = 10_000;
/** What one query can ask for by id. Unlike a read by id, it costs nothing for those that are not there. */
const IDS_PER_QUERY = 30;

const titleSchema = z.object({ title: storedText });

/** What each hype id stands for. Asks for the hypes at once, then in the trash for those that are not there. */
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
  const hypes = firestore.collection(collection).select('title');
  const parts = Array.from({ length: Math.ceil(ids.length / IDS_PER_QUERY) }, (_, part) =>
    ids.slice(part * IDS_PER_QUERY, (part + 1) * IDS_PER_QUERY),
  );
  const found = await Promise.all(parts.map((part) => hypes.where(FieldPath.documentId(), 'in', part).get()));
  return new Map(
    found.flatMap(({ docs }) => docs).map((document) => [document.id, titleSchema.parse(document.data()).title]),
  );
}
