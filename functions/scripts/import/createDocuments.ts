import { firestore, type DocumentData } from '../../src/firebase.ts';

/** gRPC's code for a document that another program wrote meanwhile. */
const ALREADY_EXISTS = 6;

/**
 * Writes documents that are not there yet; what is there stays. Firestore's own retries apply. Returns the ids of those
 * that were refused, each with the reason.
 */
export async function createDocuments(
  collection: string,
  documents: ReadonlyMap<string, DocumentData>,
): Promise<{ id: string; reason: string }[]> {
  const writer = firestore.bulkWriter();
  const writes = [...documents].map(async ([id, document]) => {
    try {
      await writer.create(firestore.collection(collection).doc(id), document);
      return [];
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === ALREADY_EXISTS) return [];
      return [{ id, reason: error instanceof Error ? error.message : String(error) }];
    }
  });
  await writer.close();
  return (await Promise.all(writes)).flat();
}
