import { repairedOrder } from '@hypelar/shared/order';
import * as z from 'zod/mini';
import { problem, type Problem } from './problem.ts';
import type { Records } from './records.ts';

const countSchema = z.object({ count: z.number() });

/** Hypes that are not at the positions 1..N, and a `meta/hypeOrder` with another count than N. */
export function checkOrder({ orders, meta }: Records): Problem[] {
  const problems = repairedOrder(orders).map(({ id, order }) => {
    const stored = orders.find((hype) => hype.id === id)?.order;
    return problem('order', `hypes/${id}`, `is at ${stored ?? 'no position'} instead of ${order}`);
  });
  const known = countSchema.safeParse(meta.get('hypeOrder')).data?.count;
  if (known === orders.length || (known === undefined && orders.length === 0)) return problems;
  const what = `knows ${known ?? 'no number'} hypes instead of ${orders.length}`;
  return [...problems, problem('order', 'meta/hypeOrder', what)];
}
