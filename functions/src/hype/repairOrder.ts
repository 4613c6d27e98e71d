import { AppError } from '@hypelar/shared/appError';
import { MAX_REWRITTEN_HYPES, repairedOrder } from '@hypelar/shared/order';
import { inTransaction } from '../firebase.ts';
import { readHypeOrder, readOrders, writeHypeOrder, writeOrder, type HypeOrder } from './orderRepository.ts';

/**
 * Moves the hypes to the positions 1..N, brings `meta/hypeOrder` in step, and gives that state. Writes nothing when all
 * is sound. TOO_MANY_HYPES above 10,000 hypes, before anything is written.
 */
export function repairOrder(): Promise<HypeOrder> {
  return inTransaction(async (tx) => {
    const [known, hypes] = await Promise.all([readHypeOrder(tx), readOrders(tx, MAX_REWRITTEN_HYPES + 1)]);
    if (hypes.length > MAX_REWRITTEN_HYPES) throw new AppError('TOO_MANY_HYPES');
    const changes = repairedOrder(hypes);
    if (known && changes.length === 0 && known.count === hypes.length) return known;
    const order = { count: hypes.length, version: (known?.version ?? 0) + 1 };
    for (const change of changes) writeOrder(tx, change.id, change.order);
    writeHypeOrder(tx, order);
    return order;
  });
}
