import * as z from 'zod/mini';
import { firestore, Timestamp, Tx } from '../firebase.ts';
import { storedTime } from '../storedFields.ts';

/**
 * `meta/previousOrder`: how to undo the shuffle that made this version of the order. Index p - 1 holds the previous
 * position of the hype at position p.
 */
export const previousOrderSchema = z.object({ version: z.int(), positions: z.array(z.int()) });
export type PreviousOrder = z.infer<typeof previousOrderSchema>;

const previousOrderDocument = () => firestore.collection('meta').doc('previousOrder');
const slotDocument = () => firestore.collection('meta').doc('scheduledShuffle');

/** The order before the latest shuffle, or null. */
export async function readPreviousOrder(tx: Tx): Promise<PreviousOrder | null> {
  const snapshot = await Tx.open(tx).get(previousOrderDocument());
  return previousOrderSchema.safeParse(snapshot.data()).data ?? null;
}

export function writePreviousOrder(tx: Tx, previous: PreviousOrder): void {
  Tx.open(tx).set(previousOrderDocument(), previous);
}

export function removePreviousOrder(tx: Tx): void {
  Tx.open(tx).delete(previousOrderDocument());
}

/** When the latest scheduled shuffle was due, in epoch ms; 0 before the first. */
export async function readShuffleSlot(tx: Tx): Promise<number> {
  return storedTime.parse((await Tx.open(tx).get(slotDocument())).get('slot'));
}

export function writeShuffleSlot(tx: Tx, slot: number): void {
  Tx.open(tx).set(slotDocument(), { slot: Timestamp.fromMillis(slot) });
}
