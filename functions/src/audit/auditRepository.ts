import { firestore, Timestamp, Tx, type DocumentData } from '../firebase.ts';

export type AuditEntry = {
  admin: { id: string; email: string };
  action: 'hype.create';
  /** The path of the document that changed */
  target: string;
  /** The document before and after the change, null when there was or is none */
  before: DocumentData | null;
  after: DocumentData | null;
};

/** Writes what an admin did into `auditLog`, in the transaction that does it. `at` in epoch ms. */
export function addAuditEntry(tx: Tx, at: number, entry: AuditEntry): void {
  Tx.open(tx).create(firestore.collection('auditLog').doc(), { at: Timestamp.fromMillis(at), ...entry });
}
