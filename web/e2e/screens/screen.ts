import { expect, type BrowserContext, type Page } from '@playwright/test';
import { restoreSession, type StoredSession } from '../storedSession.ts';
import { answerWith, type Answers } from './answers.ts';

/** A screen in one of its states: how to come to it, as data for whatever looks at all of them. */
export type ScreenState = {
  /** The screen and how it is: titles of tests and names of pictures. */
  screen: string;
  state: string;
  path: string;
  /** Nobody is signed in; otherwise the owner of the demo data is. */
  signedOut?: true;
  /** What the server is made to answer. */
  answers?: Answers;
  /** Comes before the page is opened. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Goes on from the opened page. */
  act?: (page: Page) => Promise<unknown>;
  /** Longer than can be shown whole. */
  long?: true;
  /** Before there is a screen and its heading. */
  bare?: true;
  /** The text by which the state is known, in Turkish. */
  shows: string | RegExp;
};

/** How a screen looks: of each pair there is one. */
export type Look = { theme: 'light' | 'dark'; language: 'tr' | 'en' };

export const LOOKS: readonly Look[] = [
  { theme: 'light', language: 'tr' },
  { theme: 'dark', language: 'en' },
  { theme: 'dark', language: 'tr' },
  { theme: 'light', language: 'en' },
];

/** Opens a page in the state, with nothing chosen before. */
export async function openScreen(context: BrowserContext, state: ScreenState, session: StoredSession): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(() => {
    if (location.protocol !== 'about:') localStorage.clear();
  });
  if (!state.signedOut) await page.addInitScript(restoreSession, session);
  if (state.answers) await answerWith(page, state.answers);
  await state.prepare?.(page);
  await page.goto(state.path);
  await state.act?.(page);
  if (!state.bare) await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(state.shows).first()).toBeVisible();
  return page;
}

/** The widths that the panel is made for, and the least heights, in px. */
export const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
] as const;

/** Makes the window so wide, and so high that nothing is scrolled: what is fixed to it then covers nothing. */
export async function fitTo(page: Page, { width, height }: (typeof SIZES)[number], state: ScreenState): Promise<void> {
  await page.setViewportSize({ width, height });
  if (state.long) return;
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.max(whole, height) });
}

/** Changes theme and language in place; the switches of the header work under a dialog too. */
export async function showIn(page: Page, { theme, language }: Look): Promise<void> {
  await page.evaluate((chosen) => (document.documentElement.dataset['theme'] = chosen), theme);
  const name = language === 'tr' ? 'Türkçe' : 'English';
  await page.locator(`header input[aria-label="${name}"]`).dispatchEvent('click');
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  // Chromium paints the text of fields one frame later.
  await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))));
}
