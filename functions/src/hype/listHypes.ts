import type { HypePage } from '@hypelar/shared/hype';
import { readHypeRows } from './hypeRepository.ts';
import { countHypes, readHypeOrder } from './orderRepository.ts';
import { repairOrder } from './repairOrder.ts';

/** How often an instance compares the known number of hypes with the database's own count. */
const COUNT_CHECK_MS = 60_000;
let countCheckedAt = -Infinity;

type Page = { from: number; limit: number };

/**
 * The hypes at the positions from `from` on, with the number of all. When data written by others left gaps, doubles or
 * hypes without a position, the order is repaired first: nothing is ever hidden.
 */
export async function listHypes(page: Page, now = Date.now()): Promise<HypePage> {
  const [found, counted] = await Promise.all([readPage(page), dueCount(now)]);
  if (found && (counted === null || counted === found.total)) return found;
  const { count } = await repairOrder();
  return { items: await readHypeRows(page), total: count };
}

/** The page, or null when it does not have each position once. */
async function readPage(page: Page): Promise<HypePage | null> {
  const [order, items] = await Promise.all([readHypeOrder(), readHypeRows(page)]);
  if (!order) return null;
  const expected = Math.max(0, Math.min(page.limit, order.count - page.from + 1));
  const contiguous = items.length === expected && items.every((item, index) => item.order === page.from + index);
  return contiguous ? { items, total: order.count } : null;
}

/** The database's own count where it is due, else null. */
async function dueCount(now: number): Promise<number | null> {
  if (now - countCheckedAt < COUNT_CHECK_MS) return null;
  countCheckedAt = now;
  return countHypes();
}
