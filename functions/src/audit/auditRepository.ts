import { AUDIT_ACTIONS, type AuditAction, type AuditEntry } from '@hypelar/shared/audit';
import * as z from 'zod/mini';
import { firestore, Timestamp, Tx, type DocumentData } from '../firebase.ts';
import { storedText, storedTime } from '../storedFields.ts';
import { jsonValue } from './jsonValue.ts';

export type NewAuditEntry = {
  admin: { id: string; email: string };
  action: AuditAction;
  /** The path of the document that changed */
  target: string;
  /** The document before and after the change, null when there was or is none */
  before: DocumentData | null;
  after: DocumentData | null;
};

/** The actor of scheduled runs. */
export const SYSTEM = { id: 'system', email: '' };

const entries = () => firestore.collection('auditLog');

/** Writes what an admin did into `auditLog`, in the transaction that does it. `at` in epoch ms. */
export function addAuditEntry(tx: Tx, at: number, entry: NewAuditEntry): void {
  const document = entries().doc();
  Tx.open(tx).create(document, { at: Timestamp.fromMillis(at), ...entry });
  Tx.prove(tx, document);
}

const storedDocument = z.catch(z.pipe(z.unknown(), z.transform(jsonValue)), null);

const storedEntrySchema = z.object({
  at: storedTime,
  admin: z.catch(z.object({ id: storedText, email: storedText }), { id: '', email: '' }),
  action: z.catch(z.enum([...AUDIT_ACTIONS, 'unknown']), 'unknown'),
  target: storedText,
  before: storedDocument,
  after: storedDocument,
});

export type AuditQuery = {
  limit: number;
  /** The id of the entry to continue after; the newest comes first */
  after: string | undefined;
  /** Only the changes of this document */
  target: string | undefined;
};

/** The entries after the given one, newest first; null when that one does not exist. */
export async function readAuditEntries({ limit, after, target }: AuditQuery): Promise<AuditEntry[] | null> {
  const wanted = target === undefined ? entries() : entries().where('target', '==', target);
  let query = wanted.orderBy('at', 'desc').limit(limit);
  if (after !== undefined) {
    const last = await entries().doc(after).get();
    if (last.get('at') === undefined) return null;
    query = query.startAfter(last);
  }
  const { docs } = await query.get();
  return docs.map((document) => ({ id: document.id, ...storedEntrySchema.parse(document.data()) }));
}
