import { AppError } from '@hypelar/shared/appError';
import { inTransaction, type Tx } from '../firebase.ts';
import { readHypeOrder, type HypeOrder } from './orderRepository.ts';
import { repairOrder } from './repairOrder.ts';

/** The hypes are not where `meta/hypeOrder` and each other say: data that another program wrote. */
export class BrokenOrder extends Error {}

/**
 * Runs `work` in one transaction that changes the order. It reads `meta/hypeOrder` first, so that two changes of order
 * meet there and nowhere later. A broken order is repaired, then `work` has one more chance; after that it is BUSY.
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
