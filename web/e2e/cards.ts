import { expect, type Locator, type Page } from '@playwright/test';
import { mediaFile } from './media.ts';

/** Opens the form for a new hype with a video of 6000 ms and these times, in ms. */
export async function openCards(page: Page, times: string): Promise<void> {
  await page.goto('/hype/create');
  await page.getByLabel('Video dosyası').setInputFiles(mediaFile('video.mp4'));
  await page.getByLabel('Süreler (ms)').fill(times);
  await expect(edges(page)).toHaveCount(times.split(' ').length);
}

export const edges = (page: Page): Locator => page.getByRole('group', { name: 'Kart kenarları' }).getByRole('slider');

/** The handle at the end of the card with this number. */
export const edge = (page: Page, number: number): Locator =>
  page.getByRole('slider', { name: `${number}. kartın sonu`, exact: true });

export const positionSlider = (page: Page): Locator => page.getByRole('slider', { name: 'Oynatma konumu' });

export const blocks = (page: Page): Locator => page.locator('[data-card]');

/** The times in the list of cards, in ms. */
export const cardTimes = (page: Page): Promise<number[]> =>
  page
    .getByLabel(/kart süresi/)
    .evaluateAll((inputs) => inputs.map((input) => Number(input instanceof HTMLInputElement ? input.value : NaN)));

/** Makes the video play at this many times its speed, to save time on slow machines. */
export async function playAt(page: Page, speed: number): Promise<void> {
  await page.getByLabel('Kartların videosu').evaluate((video, rate) => Reflect.set(video, 'playbackRate', rate), speed);
}

/** The middle of an element, in px of the page. */
export async function middleOf(element: Locator): Promise<{ x: number; y: number }> {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error(`${String(element)} is not shown.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** How many ms of a 6000 ms video one px of the timeline stands for. */
export async function msPerPx(page: Page): Promise<number> {
  const box = await page.getByRole('group', { name: 'Kart kenarları' }).boundingBox();
  return 6000 / (box?.width ?? NaN);
}

/** Presses the mouse on an edge and moves it this far, in ms. */
export async function dragEdge(page: Page, number: number, ms: number): Promise<void> {
  const { x, y } = await middleOf(edge(page, number));
  const px = ms / (await msPerPx(page));
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + px / 2, y);
  await page.mouse.move(x + px, y);
  await page.mouse.up();
}
