import type { Ordered } from '@hypelar/shared/order';
import { firestore, Tx, type DocumentData } from '../../src/firebase.ts';
import { readOrders } from '../../src/hype/orderRepository.ts';

/** Every document of a collection as it is stored, by id. */
export type Documents = ReadonlyMap<string, DocumentData>;

/** Everything that the rules check in Firestore, as one snapshot. */
export type Records = {
  hypes: Documents;
  orders: readonly Ordered[];
  trash: Documents;
  reservations: Documents;
  admins: Documents;
  meta: Documents;
  premiumHypes: Documents;
};

/** More hypes than a project can have. */
const ALL = 1_000_000;

/** Reads the records in one read-only transaction: a consistent snapshot that takes no locks. */
export function readRecords(): Promise<Records> {
  return firestore.runTransaction(
    async (transaction) => {
      const read = async (name: string): Promise<Documents> => {
        const { docs } = await transaction.get(firestore.collection(name));
        return new Map(docs.map((document) => [document.id, document.data()]));
      };
      const orders = await readOrders(new Tx(transaction), ALL);
      const [hypes, trash, reservations] = await Promise.all([read('hypes'), read('deletedHypes'), read('uploads')]);
      const [admins, meta, premiumHypes] = await Promise.all([read('admins'), read('meta'), read('premiumHypes')]);
      return { hypes, orders, trash, reservations, admins, meta, premiumHypes };
    },
    { readOnly: true },
  );
}
