import { AppError } from '@hypelar/shared/appError';
import { MAX_REWRITTEN_HYPES } from '@hypelar/shared/order';
import type { Tx } from '../firebase.ts';
import { readOrdersFrom, writeOrder, type HypeOrder } from './orderRepository.ts';
import { BrokenOrder } from './orderTransaction.ts';

type Place = { id: string; order: number };

/**
 * The hypes from a position to the last. Throws BrokenOrder unless each position occurs once, TOO_MANY_HYPES when one
 * transaction cannot rewrite them all.
 */
export async function readLaterHypes(tx: Tx, from: number, order: HypeOrder): Promise<Place[]> {
  const expected = order.count - from + 1;
  if (expected > MAX_REWRITTEN_HYPES) throw new AppError('TOO_MANY_HYPES');
  const later = await readOrdersFrom(tx, from, expected + 1);
  const contiguous = later.length === expected && later.every((hype, index) => hype.order === from + index);
  if (!contiguous) throw new BrokenOrder();
  return later;
}

/** Moves each of the hypes by one position. */
export function shiftHypes(tx: Tx, hypes: readonly Place[], by: 1 | -1): void {
  for (const { id, order } of hypes) writeOrder(tx, id, order + by);
}
