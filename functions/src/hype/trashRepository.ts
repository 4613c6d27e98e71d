import { hypeRowSchema, type TrashedHype } from '@hypelar/shared/hype';
import * as z from 'zod/mini';
import { FieldPath, firestore, Timestamp, Tx, type DocumentData } from '../firebase.ts';
import { queryPages } from '../queryPages.ts';
import { storedFlag, storedText, storedTime } from '../storedFields.ts';
import { hypeRowOf, readTitles } from './hypeRepository.ts';

const trashMarkSchema = z.object({
  deletedAt: storedTime,
  deletedBy: storedText,
  premiumMarkedBy: z.catch(z.nullable(z.string()), null),
  purging: storedFlag,
});

/** Who deleted a hype when (epoch ms), who had marked it as premium, and whether its files are being deleted. */
export type TrashMark = z.infer<typeof trashMarkSchema>;

/** `deletedHypes/{id}`: the document of the hype as it was, and what the trash adds to it. */
export type Trashed = { document: DocumentData; mark: TrashMark };

const trash = () => firestore.collection('deletedHypes');

/** The hype in the trash, or null. */
export async function readTrashed(id: string, tx?: Tx): Promise<Trashed | null> {
  const snapshot = await (tx ? Tx.open(tx).get(trash().doc(id)) : trash().doc(id).get());
  const data = snapshot.data();
  if (!data) return null;
  const { deletedAt: _at, deletedBy: _by, premiumMarkedBy: _marker, purging: _purging, ...document } = data;
  return { document, mark: trashMarkSchema.parse(data) };
}

/** Titles of trashed hypes by id; ids not in the trash are left out. */
export function readTrashedTitles(ids: readonly string[]): Promise<Map<string, string>> {
  return readTitles(trash(), ids);
}

export function insertTrashed(tx: Tx, id: string, { document, mark }: Trashed): void {
  Tx.open(tx).set(trash().doc(id), { ...document, ...mark, deletedAt: Timestamp.fromMillis(mark.deletedAt) });
}

/** Marks the hype as being purged: from then on nobody can restore it. */
export function markPurging(tx: Tx, id: string): void {
  Tx.open(tx).update(trash().doc(id), { purging: true });
}

export function removeTrashed(tx: Tx, id: string): void {
  Tx.open(tx).delete(trash().doc(id));
}

export type TrashPlace = { deletedAt: number; id: string };

/** The fields of a row, and no others: the likes of one hype alone can take a megabyte. */
const ROW_FIELDS = [...Object.keys(hypeRowSchema.shape), ...Object.keys(trashMarkSchema.shape)];

type TrashQuery = { limit: number; after: TrashPlace | null };

/** What is in the trash, newest first, after a place. `deletedAt` in epoch ms. */
export async function readTrash({ limit, after }: TrashQuery): Promise<(TrashedHype & { purging: boolean })[]> {
  const newestFirst = trash().orderBy('deletedAt', 'desc').orderBy(FieldPath.documentId(), 'desc').limit(limit);
  const query = after ? newestFirst.startAfter(Timestamp.fromMillis(after.deletedAt), after.id) : newestFirst;
  const { docs } = await query.select(...ROW_FIELDS).get();
  return docs.map((document) => {
    const { deletedAt, deletedBy, purging } = trashMarkSchema.parse(document.data());
    return { ...hypeRowOf(document.id, document.data()), deletedAt, deletedBy, purging };
  });
}

/** The ids of the hypes deleted up to `until` (epoch ms), oldest first. */
export function trashedUntil(until: number): AsyncGenerator<string> {
  return queryPages(trash().where('deletedAt', '<=', Timestamp.fromMillis(until)).orderBy('deletedAt'), 'deletedAt');
}
