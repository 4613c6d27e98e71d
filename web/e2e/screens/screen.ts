import { expect, type BrowserContext, type Page } from '@playwright/test';
import { restoreSession, type StoredSession } from '../storedSession.ts';
import { answerWith, type Answers } from './answers.ts';

/** A screen in one of its states, and how to get there, as data for every check of all screens. */
export type ScreenState = {
  /** The screen and its state: used in test titles and picture names. */
  screen: string;
  state: string;
  path: string;
  /** Nobody is signed in; otherwise the owner of the demo data is. */
  signedOut?: true;
  /** Responses in place of the server's. */
  answers?: Answers;
  /** Runs before the page is opened. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Runs on the opened page. */
  act?: (page: Page) => Promise<unknown>;
  /** The page is too long to be shown as a whole. */
  long?: true;
  /** There is no screen with a heading yet. */
  bare?: true;
  /** The text, in Turkish, that shows that the state is reached. */
  shows: string | RegExp;
};

/** How a screen looks. */
export type Look = { theme: 'light' | 'dark'; language: 'tr' | 'en' };

export const LOOKS: readonly Look[] = [
  { theme: 'light', language: 'tr' },
  { theme: 'dark', language: 'en' },
  { theme: 'dark', language: 'tr' },
  { theme: 'light', language: 'en' },
];

/** Opens a page in the state, without any stored preferences. */
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

/** The widths that the panel is designed for, with minimum heights, in px. */
export const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
] as const;

/** Makes the window this wide, and high enough that nothing scrolls: then fixed elements cover nothing. */
export async function fitTo(page: Page, { width, height }: (typeof SIZES)[number], state: ScreenState): Promise<void> {
  await page.setViewportSize({ width, height });
  if (state.long) return;
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.max(whole, height) });
}

/** Changes theme and language in place; the header's switches also work under a dialog. */
export async function showIn(page: Page, { theme, language }: Look): Promise<void> {
  await page.evaluate((chosen) => (document.documentElement.dataset['theme'] = chosen), theme);
  const name = language === 'tr' ? 'Türkçe' : 'English';
  await page.locator(`header input[aria-label="${name}"]`).dispatchEvent('click');
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  // Chromium paints the text of fields one frame later.
  await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))));
}
