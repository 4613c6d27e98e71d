import type { Ordered } from '@hypelar/shared/order';
import * as z from 'zod/mini';
import { firestore, Tx } from '../firebase.ts';
import { storedNumber, storedTime } from '../storedFields.ts';

/** `meta/hypeOrder`: how many hypes there are; `version` goes up by one with every change of order. */
export const hypeOrderSchema = z.object({ count: z.int().check(z.minimum(0)), version: z.int() });
export type HypeOrder = z.infer<typeof hypeOrderSchema>;

const orderDocument = () => firestore.collection('meta').doc('hypeOrder');
const hypes = () => firestore.collection('hypes');

/** The state of the order, or null when it is missing or malformed and `repairOrder` must create it. */
export async function readHypeOrder(tx?: Tx): Promise<HypeOrder | null> {
  const snapshot = await (tx ? Tx.open(tx).get(orderDocument()) : orderDocument().get());
  return hypeOrderSchema.safeParse(snapshot.data()).data ?? null;
}

export function writeHypeOrder(tx: Tx, order: HypeOrder): void {
  Tx.open(tx).set(orderDocument(), order);
}

/** How many hypes there are, counted by the database. */
export async function countHypes(): Promise<number> {
  return (await hypes().count().get()).data().count;
}

const storedOrderSchema = z.object({ order: z.catch(z.nullable(z.number()), null), createdAt: storedTime });

/** The stored position of every hype, at most `limit` of them. */
export async function readOrders(tx: Tx, limit: number): Promise<Ordered[]> {
  const snapshot = await Tx.open(tx).get(hypes().select('order', 'createdAt').limit(limit));
  return snapshot.docs.map((document) => ({ id: document.id, ...storedOrderSchema.parse(document.data()) }));
}

/** The hypes at the position `from` or later, by position, at most `limit` of them. */
export async function readOrdersFrom(tx: Tx, from: number, limit: number): Promise<{ id: string; order: number }[]> {
  const later = hypes().where('order', '>=', from).orderBy('order').limit(limit).select('order');
  const { docs } = await Tx.open(tx).get(later);
  return docs.map((document) => ({ id: document.id, order: storedNumber.parse(document.get('order')) }));
}

/** Sets the position of one hype. `updatedAt` stays, since the content does. */
export function writeOrder(tx: Tx, id: string, order: number): void {
  Tx.open(tx).update(hypes().doc(id), { order });
}
