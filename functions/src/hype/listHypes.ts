import type { HypePage } from '@hypelar/shared/hype';
import { MAX_REWRITTEN_HYPES } from '@hypelar/shared/order';
import { readHypeRows } from './hypeRepository.ts';
import { countHypes, readHypeOrder } from './orderRepository.ts';
import { repairOrder } from './repairOrder.ts';

/** How often an instance compares the known number of hypes with the database's own count. */
const COUNT_CHECK_MS = 60_000;
let countCheckedAt = -Infinity;

type Page = { from: number; limit: number };

/**
 * The hypes from position `from` on, with the total number. When data written by others left gaps, duplicates or hypes
 * without a position, the order is repaired first: no hype is ever hidden. Above 10,000 hypes, which one transaction
 * cannot repair, the page is what was found.
 */
export async function listHypes(page: Page, now = Date.now()): Promise<HypePage> {
  const [first, due] = await Promise.all([readPage(page), dueCount(now)]);
  if (isWhole(first, due)) return first;
  // The order, the rows and the count are read at different moments: a mismatch may only be a concurrent change.
  const [second, counted] = await Promise.all([readPage(page), countHypes()]);
  if (isWhole(second, counted)) return second;
  if (counted > MAX_REWRITTEN_HYPES) return { items: second.items, total: counted };
  const { count } = await repairOrder();
  return { items: await readHypeRows(page), total: count };
}

/** A page; `total` is null when `meta/hypeOrder` is missing, or the page does not have each position once. */
type FoundPage = Omit<HypePage, 'total'> & { total: number | null };

async function readPage(page: Page): Promise<FoundPage> {
  const [order, items] = await Promise.all([readHypeOrder(), readHypeRows(page)]);
  if (!order) return { items, total: null };
  const expected = Math.max(0, Math.min(page.limit, order.count - page.from + 1));
  const contiguous = items.length === expected && items.every((item, index) => item.order === page.from + index);
  return { items, total: contiguous ? order.count : null };
}

/** Whether the page is complete, and its total equals the database's count where there is one. */
function isWhole(page: FoundPage, counted: number | null): page is HypePage {
  return page.total !== null && (counted === null || counted === page.total);
}

/** The database's own count where it is due, else null. */
async function dueCount(now: number): Promise<number | null> {
  if (now - countCheckedAt < COUNT_CHECK_MS) return null;
  countCheckedAt = now;
  return countHypes();
}
