import type { Browser, Page } from '@playwright/test';
import { median } from '../../functions/bench/rows.ts';
import type { List } from './results.ts';
import { address, freshPage } from './session.ts';

const row = (position: number) => `tbody tr[aria-rowindex="${position + 1}"]:not([aria-busy]) td a`;

/** Up to this many hypes the dropdown is a native one. */
const MOST_OPTIONS = 200;

const domNodes = (page: Page) => page.evaluate(() => document.querySelectorAll('*').length);

/** Whether all rendered rows are loaded and around a position. Runs in the page. */
function isLoadedNear(position: number): boolean {
  const rows = Array.from(document.querySelectorAll('tbody tr[aria-rowindex]'));
  const isNear = (shown: Element) => Math.abs(Number(shown.getAttribute('aria-rowindex')) - position) < 20;
  return rows.some(isNear) && rows.every((shown) => shown.getAttribute('aria-busy') !== 'true');
}

/** Counts the rows that the requests of a page ask for. */
function countRows(page: Page): () => number {
  let rows = 0;
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (!url.pathname.includes('hype.list')) return;
    for (const [, limit] of (url.searchParams.get('input') ?? '').matchAll(/"limit":(\d+)/g)) rows += Number(limit);
  });
  return () => rows;
}

async function heapMb(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  await session.send('Performance.enable');
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0) / 1e6;
}

/** Opens the list of this many hypes once, goes to its middle and its end, and opens a dropdown. */
export async function measureListOnce(browser: Browser, storage: string, hypes: number): Promise<List> {
  const { page, context } = await freshPage(browser, storage);
  const rows = countRows(page);
  await page.goto(address('/'));
  const handle = await page.waitForFunction(
    (first) => document.querySelector(first) !== null && performance.now(),
    row(1),
  );
  const firstRowMs = Number(await handle.jsonValue());
  const field = page.locator('tbody tr[aria-rowindex="3"]').getByRole('combobox');
  await field.waitFor();
  const opened = performance.now();
  if (hypes > MOST_OPTIONS) {
    await field.click();
    await page.getByRole('option').first().waitFor();
  } else {
    // The browser draws the list of a native one and would keep it open; creating its options is what takes time.
    await field.focus();
    await field
      .locator('option')
      .nth(hypes - 1)
      .waitFor({ state: 'attached' });
  }
  const dropdownMs = performance.now() - opened;
  await page.keyboard.press('Escape');
  const atTop = await domNodes(page);
  const places: number[] = [];
  for (const share of [0.5, 1]) {
    await page.evaluate((to) => window.scrollTo(0, document.documentElement.scrollHeight * to), share);
    await page.waitForFunction(isLoadedNear, Math.ceil(hypes * share));
    places.push(await domNodes(page));
  }
  const longTasks = await page.evaluate<number[]>('globalThis.longTasks');
  const list = {
    ...{ hypes, firstRowMs, dropdownMs, domNodes: atTop, mostDomNodes: Math.max(atTop, ...places) },
    ...{ longTasks: longTasks.length, longTaskMs: longTasks.reduce((sum, ms) => sum + ms, 0) },
    ...{ rowsLoaded: rows(), heapMb: await heapMb(page) },
  };
  await context.close();
  return list;
}

/** The median of each figure. */
export function medianList(lists: readonly List[]): List {
  const of = (name: keyof List) => median(lists.map((list) => list[name]));
  return {
    ...{ hypes: of('hypes'), firstRowMs: of('firstRowMs'), dropdownMs: of('dropdownMs'), heapMb: of('heapMb') },
    ...{ longTasks: of('longTasks'), longTaskMs: of('longTaskMs'), rowsLoaded: of('rowsLoaded') },
    ...{ domNodes: of('domNodes'), mostDomNodes: of('mostDomNodes') },
  };
}
