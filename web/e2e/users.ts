import { firestore } from '../../functions/src/firebase.ts';

/** Writes these user documents, runs `use`, and deletes them. */
export async function withUsers(users: Record<string, object>, use: () => Promise<void>): Promise<void> {
  const documents = Object.entries(users).map(([id, fields]) => ({
    document: firestore.collection('users').doc(id),
    fields,
  }));
  const written = firestore.batch();
  for (const { document, fields } of documents) written.set(document, fields);
  await written.commit();
  try {
    await use();
  } finally {
    const removed = firestore.batch();
    for (const { document } of documents) removed.delete(document);
    await removed.commit();
  }
}
