import type { Ordered } from '@hypelar/shared/order';
import { firestore, Tx, type DocumentData } from '../../src/firebase.ts';
import { readOrders } from '../../src/hype/orderRepository.ts';

/** Every document of a collection as it is stored, by id. */
export type Documents = ReadonlyMap<string, DocumentData>;

/** All that the rules look at in Firestore, as it was at one moment. */
export type Records = {
  hypes: Documents;
  orders: readonly Ordered[];
  trash: Documents;
  reservations: Documents;
  admins: Documents;
  meta: Documents;
  premiumHypes: Documents;
};

/** More hypes than there can be. */
const ALL = 1_000_000;

/** Reads them in one read-only transaction, which sees one moment and holds nobody up. */
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
