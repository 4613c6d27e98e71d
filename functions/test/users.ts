import { firestore, type DocumentData } from '../src/firebase.ts';

/** Stores users under their ids. */
export async function storeUsers(users: Record<string, DocumentData>): Promise<void> {
  const writer = firestore.bulkWriter();
  for (const [id, document] of Object.entries(users)) void writer.set(firestore.collection('users').doc(id), document);
  await writer.close();
}
