import { firestore, inTransaction, Tx } from '../../src/firebase.ts';
import { hypeOrderSchema } from '../../src/hype/orderRepository.ts';
import { previousOrderSchema, removePreviousOrder } from '../../src/hype/shuffleRepository.ts';
import { problem, type Problem } from './problem.ts';
import type { Records } from './records.ts';

/** A `meta/previousOrder` that cannot undo a shuffle. One of an older version is refused on undo and does no harm. */
export function checkPreviousOrder({ meta }: Records): Problem[] {
  const fault = previousOrderFault(meta.get('previousOrder'), meta.get('hypeOrder'));
  return fault === null ? [] : [problem('previousOrder', 'meta/previousOrder', fault)];
}

function previousOrderFault(stored: unknown, order: unknown): string | null {
  if (stored === undefined) return null;
  const { data: previous } = previousOrderSchema.safeParse(stored);
  if (!previous) return 'cannot be read';
  const { version, count } = hypeOrderSchema.safeParse(order).data ?? { version: 0, count: 0 };
  if (previous.version > version) return `is of version ${previous.version}, but the order of ${version}`;
  if (previous.version < version) return null;
  const isPermutation = previous.positions.toSorted((a, b) => a - b).every((position, index) => position === index + 1);
  return isPermutation && previous.positions.length === count ? null : 'does not have each position once';
}

/** Removes a broken `meta/previousOrder`, from which the latest shuffle could not be undone anyway. */
export function dropPreviousOrder(): Promise<void> {
  return inTransaction(async (tx) => {
    const meta = firestore.collection('meta');
    const [stored, order] = await Tx.open(tx).getAll(meta.doc('previousOrder'), meta.doc('hypeOrder'));
    if (previousOrderFault(stored?.data(), order?.data()) !== null) removePreviousOrder(tx);
  });
}
