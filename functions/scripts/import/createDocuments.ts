import { firestore, type DocumentData } from '../../src/firebase.ts';

/** Writes documents that are not there yet and gives the ids of those that Firestore did not take. */
export async function createDocuments(
  collection: string,
  documents: ReadonlyMap<string, DocumentData>,
): Promise<string[]> {
  const writer = firestore.bulkWriter();
  writer.onWriteError(() => false);
  const writes = [...documents].map(async ([id, document]) => {
    try {
      await writer.create(firestore.collection(collection).doc(id), document);
      return [];
    } catch {
      return [id];
    }
  });
  await writer.close();
  return (await Promise.all(writes)).flat();
}
