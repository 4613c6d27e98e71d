import type { Page } from '@playwright/test';

/** A tab's session storage: with it a page is signed in without the sign-in screen. */
export type StoredSession = [key: string, value: string][];

export const storedSession = (page: Page): Promise<StoredSession> =>
  page.evaluate(() => Object.entries(sessionStorage));

/** Runs in the page: restores the session in this tab. An about: page has no storage. */
export function restoreSession(stored: StoredSession): void {
  if (location.protocol === 'about:') return;
  for (const [key, value] of stored) sessionStorage.setItem(key, value);
}
