import type { HypeRow } from '@hypelar/shared/hype';
import type { Page } from '@playwright/test';
import * as z from 'zod/mini';
import { owner } from '../../functions/scripts/demoAdmins.ts';
import { expect, test } from './fixtures.ts';
import { toast } from './hypes.ts';

const inputsSchema = z.record(z.string(), z.object({ from: z.int(), limit: z.int() }));

function hypeAt(order: number): HypeRow {
  return {
    ...{ id: `uzun-${order}`, order, title: `Uzun liste ${order}`, artist: `Sanatçı ${order}` },
    ...{ audioUrl: 'https://example.org/a', videoUrl: 'https://example.org/v' },
    ...{ imageCount: 2, videoCount: 1, isPremium: order % 3 === 0 },
  };
}

/**
 * Answers `hype.list` with this many hypes, more than a test wants to store; the server answers other calls of the
 * batch. Returns an array that collects the requested positions.
 */
async function pretendToHave(page: Page, total: number): Promise<number[]> {
  const asked: number[] = [];
  await page.route(/\/trpc\/[^?]*hype\.list/, async (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    const inputs = inputsSchema.parse(JSON.parse(searchParams.get('input') ?? '{}'));
    const procedures = pathname.slice('/trpc/'.length).split(',');
    const others = procedures.some((procedure) => procedure !== 'hype.list');
    const served = others ? z.array(z.unknown()).parse(await (await route.fetch()).json()) : [];
    const answers = procedures.map((procedure, index) => {
      if (procedure !== 'hype.list') return served[index];
      const { from = 1, limit = 0 } = inputs[index] ?? {};
      asked.push(from);
      const length = Math.max(0, Math.min(limit, total - from + 1));
      return { result: { data: { total, items: Array.from({ length }, (_, at) => hypeAt(from + at)) } } };
    });
    await route.fulfill({ json: answers });
  });
  return asked;
}

const moveSchema = z.strictObject({ 0: z.object({ id: z.string(), from: z.int(), to: z.int() }) });

/** Answers `hype.move` without storing anything. Returns an array that collects the moves. */
async function pretendToMove(page: Page): Promise<unknown[]> {
  const moves: unknown[] = [];
  await page.route('**/trpc/hype.move**', async (route) => {
    const { 0: move } = moveSchema.parse(route.request().postDataJSON());
    const { from, to } = move;
    moves.push(move);
    const data = [
      { ...hypeAt(from), order: to },
      { ...hypeAt(to), order: from },
    ];
    await route.fulfill({ json: [{ result: { data } }] });
  });
  return moves;
}

/** The chunk with the position field, and the browser's message when it cannot be loaded. */
const FIELD = '**/assets/OrderCombobox*.js';
const FIELD_LOST = /net::ERR_FAILED|dynamically imported module/;

const scrollToRow = (page: Page, share: number) =>
  page.evaluate((to) => window.scrollTo(0, document.documentElement.scrollHeight * to), share);

test('of 10,000 hypes only those in view are in the page, and any place is loaded by position', async ({
  page,
  signIn,
}) => {
  const asked = await pretendToHave(page, 10_000);
  await signIn(owner);
  await expect(page.getByText('10.000 hype')).toBeVisible();
  await expect(page.getByText('Uzun liste 1', { exact: true })).toBeVisible();
  const nodes = () => page.locator('*').count();
  expect(await nodes()).toBeLessThan(1500);

  await scrollToRow(page, 0.5);
  await expect(page.getByText('Uzun liste 5000', { exact: true })).toBeInViewport();
  expect(await nodes()).toBeLessThan(1500);
  await scrollToRow(page, 1);
  await expect(page.getByText('Uzun liste 10000', { exact: true })).toBeInViewport();
  expect(await nodes()).toBeLessThan(1500);
  expect(new Set(asked).size).toBeLessThan(10);
});

test('in a long list the position is typed, or chosen with the keyboard', async ({ page, signIn, expectConsole }) => {
  expectConsole(FIELD_LOST);
  await pretendToHave(page, 10_000);
  const moves = await pretendToMove(page);
  await page.route(FIELD, (route) => route.abort());
  await signIn(owner);
  const field = page.getByRole('combobox', { name: 'Order: Uzun liste 2', exact: true });
  // Without the field every row has a button that retries loading it, and there is one message for all.
  await expect(page.getByRole('button', { name: /^Order: / }).nth(5)).toBeVisible();
  await expect(toast(page, 'Bu bölüm yüklenemedi.')).toHaveCount(1);
  await page.unroute(FIELD);
  await page.getByRole('button', { name: 'Order: Uzun liste 2, 2' }).click();
  await field.click();
  await expect(page.getByRole('option', { name: '2', exact: true })).toHaveAttribute('aria-selected', 'true');
  await field.fill('99999');
  await expect(field).toHaveAccessibleDescription('1 ile 10.000 arasında bir sıra yazın.');
  await field.press('Enter');
  await field.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  expect(moves).toEqual([]);

  await field.fill('7299');
  await field.press('ArrowDown');
  await expect(page.getByRole('option', { name: '7300', exact: true })).toBeInViewport();
  await field.press('Enter');
  await expect(page.getByText('“Uzun liste 2” 7.300. sıraya alındı.')).toBeVisible();
  expect(moves).toEqual([{ id: 'uzun-2', from: 2, to: 7300 }]);
});

test('up to 200 hypes the dropdown is a native one with every position, filled when it is opened; with the keyboard a position is chosen first, and Enter takes it', async ({
  page,
  signIn,
  expectConsole,
}) => {
  expectConsole(FIELD_LOST);
  await pretendToHave(page, 200);
  const moves = await pretendToMove(page);
  const late = Promise.withResolvers<void>();
  await page.route(FIELD, async (route) => {
    await late.promise;
    await route.abort();
  });
  await signIn(owner);
  const select = page.getByRole('combobox', { name: 'Order: Uzun liste 2', exact: true });
  await expect(select.getByRole('option')).toHaveCount(1);
  await select.focus();
  await expect(select.locator('option')).toHaveCount(200);

  // Fast typing need not wait for the field.
  await page.keyboard.type('14');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await page.keyboard.type('14');
  await page.keyboard.press('Enter');
  await expect(page.getByText('“Uzun liste 2” 14. sıraya alındı.')).toBeVisible();
  await expect(select).toBeFocused();
  expect(moves).toEqual([{ id: 'uzun-2', from: 2, to: 14 }]);

  late.resolve();
  await page.keyboard.type('15');
  await expect(toast(page, 'Bu bölüm yüklenemedi.')).toBeVisible();
  await expect(select).toBeFocused();
  await page.unroute(FIELD);
  await page.keyboard.type('15');
  await expect(select).toHaveJSProperty('tagName', 'INPUT');
  await expect(select).toHaveValue('15');
  await expect(page.getByRole('listbox').getByRole('option', { name: '15' })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(select).toHaveJSProperty('tagName', 'SELECT');
  await expect(select).toBeFocused();
  await expect(select).toHaveValue('2');
  expect(moves).toHaveLength(1);

  await page.keyboard.type('15');
  await page.keyboard.press('Enter');
  await expect(page.getByText('“Uzun liste 2” 15. sıraya alındı.')).toBeVisible();
  await expect(select).toBeFocused();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByText('“Uzun liste 2” 5. sıraya alındı.')).toBeVisible();
  await expect(select).toBeFocused();
  expect(moves).toEqual([14, 15, 5].map((to) => ({ id: 'uzun-2', from: 2, to })));
});
