import type { Doc, DocId, Docs } from '@hypelar/shared/docs';
import * as z from 'zod/mini';
import { firestore, Timestamp, Tx, type DocumentData } from '../firebase.ts';
import { storedText, storedTime } from '../storedFields.ts';

const storedDocSchema = z.object({ detail: storedText, updatedAt: storedTime, updatedBy: storedText });

/** A stored legal text. `updatedAt` in epoch ms, 0 when it was never saved here; `updatedBy` the admin's id. */
export type StoredDoc = z.infer<typeof storedDocSchema>;

const docs = () => firestore.collection('docs');

async function readDoc(id: DocId, tx: Tx | undefined): Promise<StoredDoc | null> {
  const snapshot = await (tx ? Tx.open(tx).get(docs().doc(id)) : docs().doc(id).get());
  return snapshot.exists ? storedDocSchema.parse(snapshot.data()) : null;
}

/** Both legal texts, null for one that does not exist. */
export async function readDocs(tx?: Tx): Promise<Record<DocId, StoredDoc | null>> {
  const [terms, privacy] = await Promise.all([readDoc('terms', tx), readDoc('privacy', tx)]);
  return { terms, privacy };
}

/** The texts as the API shows them: a missing one is empty. */
export function shownDocs({ terms, privacy }: Record<DocId, StoredDoc | null>): Docs {
  return { terms: shownDoc(terms), privacy: shownDoc(privacy) };
}

export function shownDoc(doc: StoredDoc | null): Doc {
  return { detail: doc?.detail ?? '', updatedAt: doc?.updatedAt || null };
}

/** The document `docs/{id}`. */
export function docDocument(doc: StoredDoc): DocumentData {
  return { ...doc, updatedAt: Timestamp.fromMillis(doc.updatedAt) };
}

export function writeDoc(tx: Tx, id: DocId, doc: StoredDoc): void {
  Tx.open(tx).set(docs().doc(id), docDocument(doc));
}
