import type { Range } from '../ui/visibleRange.ts';

/** How many hypes one call of `hype.list` asks for. */
export const PAGE_SIZE = 100;

/** The page, counted from 0, that holds the hype at a position, counted from 1. */
export function pageOf(position: number): number {
  return Math.floor((position - 1) / PAGE_SIZE);
}

/** The input of `hype.list` for a page. */
export function pageInput(page: number) {
  return { from: 1 + page * PAGE_SIZE, limit: PAGE_SIZE };
}

/** The pages that hold these rows, counted from 0. The first is always among them, for the total. */
export function pagesOf({ start, end }: Range): number[] {
  const pages = [0];
  for (let page = Math.max(1, pageOf(start + 1)); page <= pageOf(end); page += 1) pages.push(page);
  return pages;
}
