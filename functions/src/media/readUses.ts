import { firestore, type QueryDocumentSnapshot } from '../firebase.ts';
import { addUses, type Uses } from './mediaInUse.ts';

/** Few, since the likes of one hype alone can take a megabyte. */
const PAGE = 50;

/**
 * The objects that all hypes and the trash use, in any folder: legacy data may keep a file of one hype in the folder of
 * another. One read per document, in one read-only transaction, so that a hype being deleted or restored is not missed.
 */
export function readUses(): Promise<Uses> {
  return firestore.runTransaction(
    async (transaction) => {
      const uses = new Map<string, Set<string>>();
      for (const name of ['hypes', 'deletedHypes']) {
        let last: QueryDocumentSnapshot | undefined;
        do {
          const page = firestore.collection(name).orderBy('__name__').limit(PAGE);
          const { docs } = await transaction.get(last ? page.startAfter(last) : page);
          for (const document of docs) addUses(uses, document.id, document.data());
          last = docs.at(-1);
        } while (last);
      }
      return uses;
    },
    { readOnly: true },
  );
}
