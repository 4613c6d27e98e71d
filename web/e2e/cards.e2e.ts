import { owner } from '../../functions/scripts/demoAdmins.ts';
import { blocks, cardTimes, dragEdge, edge, edges, middleOf, msPerPx, openCards, positionSlider } from './cards.ts';
import { expect, test } from './fixtures.ts';

/** One px of the timeline is several ms: times set with the pointer are this accurate. */
const NEAR_MS = 25;

test.beforeEach(async ({ signIn }) => signIn(owner));

test('cards are blocks on the axis of the video: each begins where the one before it ends, the types differ in colour, and a press shows the moment and its card', async ({
  page,
}) => {
  await openCards(page, '1500 3000 1500');
  await page.getByLabel('2. kart türü').selectOption('video');
  const lane = await page.getByRole('group', { name: 'Kart kenarları' }).boundingBox();
  const places = await blocks(page).evaluateAll((all) => all.map((block) => block.getBoundingClientRect().toJSON()));
  const parts = places.map(({ x, width }: DOMRect) => [
    (x - (lane?.x ?? 0)) / (lane?.width ?? 1),
    width / (lane?.width ?? 1),
  ]);
  expect(parts.flat().map((part) => Number(part.toFixed(2)))).toEqual([0, 0.25, 0.25, 0.5, 0.75, 0.25]);
  const colours = await blocks(page).evaluateAll((all) => all.map((block) => getComputedStyle(block).borderTopColor));
  expect(colours[0]).toBe(colours[2]);
  expect(colours[0]).not.toBe(colours[1]);

  const { x, y } = await middleOf(blocks(page).nth(1));
  await page.mouse.click(x, y);
  await expect(positionSlider(page)).toHaveValue(/^(29\d\d|30\d\d)$/);
  await expect(positionSlider(page)).toHaveAttribute('aria-valuetext', /^0:0[23]\.\d{3}, 2\. kart$/);
  await expect
    .poll(() => page.getByLabel('Kartların videosu').evaluate((video) => Reflect.get(video, 'currentTime')))
    .toBeCloseTo(3, 1);
  await expect(blocks(page).nth(1)).toHaveAttribute('data-current', 'true');
  await expect(page.getByRole('listitem').filter({ has: page.getByLabel('2. kart süresi (ms)') })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await positionSlider(page).press('ArrowLeft');
  await positionSlider(page).press('Shift+ArrowLeft');
  await expect(positionSlider(page)).toHaveValue(/^28\d\d$/);

  // A drag released outside the timeline does not swallow later clicks.
  await page.mouse.down();
  await page.mouse.move(x, y + 200);
  await page.mouse.up();
  const first = await middleOf(blocks(page).first());
  await page.mouse.click(first.x, first.y);
  await expect(positionSlider(page)).toHaveValue(/^7\d\d$/);
});

test('the mouse drags an edge: its two neighbours change and their sum does not, the last edge changes the last card, each is one undo', async ({
  page,
}) => {
  await openCards(page, '1500 3000 1000');
  await dragEdge(page, 1, 600);
  const [first = 0, second = 0, third] = await cardTimes(page);
  expect(Math.abs(first - 2100)).toBeLessThan(NEAR_MS);
  expect(first + second).toBe(4500);
  expect(third).toBe(1000);

  await dragEdge(page, 3, 900);
  expect(await cardTimes(page)).toEqual([first, second, 1500]);
  await page.getByRole('button', { name: 'Geri al' }).click();
  expect(await cardTimes(page)).toEqual([first, second, 1000]);
  await page.getByRole('button', { name: 'Geri al' }).click();
  expect(await cardTimes(page)).toEqual([1500, 3000, 1000]);

  await dragEdge(page, 2, -4000);
  expect(await cardTimes(page)).toEqual([1500, 0, 4000]);
  // Two edges are at the same place: the direction of the drag tells which one is meant.
  await dragEdge(page, 2, 1000);
  expect((await cardTimes(page))[0]).toBe(1500);
  expect(Math.abs(((await cardTimes(page))[1] ?? 0) - 1000)).toBeLessThan(NEAR_MS);
});

test('the keyboard moves an edge by 10 ms, 100 ms and 1 s, as far as its neighbours let it, and says where it is', async ({
  page,
}) => {
  await openCards(page, '1500 3000 1000');
  const handle = edge(page, 1);
  await handle.focus();
  for (const [key, first] of [
    ['ArrowRight', 1510],
    ['ArrowDown', 1500],
    ['Shift+ArrowLeft', 1400],
    ['PageUp', 2400],
    ['End', 4500],
    ['ArrowRight', 4500],
    ['PageDown', 3500],
    ['Home', 0],
    ['ArrowUp', 10],
  ] as const) {
    await handle.press(key);
    expect(await cardTimes(page)).toEqual([first, 4500 - first, 1000]);
  }
  await expect(handle).toHaveAttribute('aria-valuemin', '0');
  await expect(handle).toHaveAttribute('aria-valuenow', '10');
  await expect(handle).toHaveAttribute('aria-valuemax', '4500');
  await expect(handle).toHaveAttribute('aria-valuetext', '0:00.010; 1. kart 10 ms, sonraki kart 4.490 ms');
  await expect(positionSlider(page)).toHaveValue('10');
  await page.keyboard.press('Tab');
  await expect(edge(page, 2)).toBeFocused();
  await page.keyboard.press('Control+z');
  expect(await cardTimes(page)).toEqual([1500, 3000, 1000]);
  await edge(page, 3).press('End');
  expect(await cardTimes(page)).toEqual([1500, 3000, 1500]);
});

test('times beyond the end of the video show beyond it, and can be dragged back', async ({ page }) => {
  await openCards(page, '4000 5000');
  await expect(page.getByText('Videonun sonu')).toBeVisible();
  const lane = await page.getByRole('group', { name: 'Kart kenarları' }).boundingBox();
  const slider = await positionSlider(page).boundingBox();
  expect((slider?.width ?? 0) / (lane?.width ?? 1)).toBeCloseTo(6000 / 9000, 1);
  await expect(page.getByRole('meter')).toHaveAttribute('aria-valuetext', '3.000 ms fazla');
  await dragEdge(page, 2, -2000);
  await expect(page.getByRole('meter')).toHaveAttribute('aria-valuetext', /^Uyuyor: fark \d+ ms$/);
});

test('five hundred cards stay usable: zoomed in, one edge is found, dragged, and the rest can be skipped by keyboard', async ({
  page,
}) => {
  await openCards(page, Array.from({ length: 500 }, () => '12').join(' '));
  await positionSlider(page).fill('3000');
  for (let zoom = 0; zoom < 4; zoom++) await page.getByRole('button', { name: 'Zaman çizgisini yakınlaştır' }).click();
  await expect(edge(page, 250)).toBeInViewport();
  await dragEdge(page, 250, 6);
  const times = await cardTimes(page);
  expect((times[249] ?? 0) + (times[250] ?? 0)).toBe(24);
  expect(times[249]).toBeGreaterThan(14);
  await positionSlider(page).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Kart kenarlarını atla' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Kalanı son karta ver' })).toBeFocused();
});

test.describe('with a finger', () => {
  test.use({ ownBrowser: { hasTouch: true, viewport: { width: 390, height: 844 } } });

  test('an edge follows a drag, a tap beside the edges shows the moment, and marking works by touch', async ({
    page,
  }) => {
    await openCards(page, '1500 3000 1500');
    const devices = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
      devices.send('Input.dispatchTouchEvent', { type, touchPoints: points });
    const { x, y } = await middleOf(edge(page, 1));
    const px = 600 / (await msPerPx(page));
    await touch('touchStart', [{ x, y }]);
    for (const part of [0.3, 0.7, 1]) await touch('touchMove', [{ x: x + px * part, y }]);
    await touch('touchEnd', []);
    const [first = 0, second = 0] = await cardTimes(page);
    expect(Math.abs(first - 2100)).toBeLessThan(2 * NEAR_MS);
    expect(first + second).toBe(4500);

    const block = await middleOf(blocks(page).nth(2));
    await page.touchscreen.tap(block.x, block.y);
    await expect(positionSlider(page)).toHaveValue(/^5[12]\d\d$/);
    await page.getByRole('button', { name: 'Kesim koy' }).tap();
    await expect(edges(page)).toHaveCount(4);
    expect((await cardTimes(page)).slice(2).reduce((sum, ms) => sum + ms, 0)).toBe(1500);
  });
});
