import { AppError } from '@hypelar/shared/appError';
import { inTransaction, type Tx } from '../firebase.ts';
import { readHypeOrder, type HypeOrder } from './orderRepository.ts';
import { repairOrder } from './repairOrder.ts';

/** The stored positions contradict `meta/hypeOrder` or each other: another program wrote them. */
export class BrokenOrder extends Error {}

/**
 * Runs `work` in one transaction that changes the order. It reads `meta/hypeOrder` first, so that concurrent changes
 * conflict there and nowhere later. A broken order is repaired and `work` runs once more; then BUSY.
 */
export async function inOrderTransaction<Result>(work: (tx: Tx, order: HypeOrder) => Promise<Result>): Promise<Result> {
  const run = () =>
    inTransaction(async (tx) => {
      const order = await readHypeOrder(tx);
      if (!order) throw new BrokenOrder();
      return work(tx, order);
    });
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof BrokenOrder)) throw error;
  }
  await repairOrder();
  return run().catch((error: unknown) => {
    throw error instanceof BrokenOrder ? new AppError('BUSY') : error;
  });
}
