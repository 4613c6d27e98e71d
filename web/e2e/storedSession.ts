import type { Page } from '@playwright/test';

/** What a tab keeps of a session: with it a page is signed in without the screen. */
export type StoredSession = [key: string, value: string][];

export const storedSession = (page: Page): Promise<StoredSession> =>
  page.evaluate(() => Object.entries(sessionStorage));

/** Runs in the page: gives the tab the session. A page without an address has no storage. */
export function restoreSession(stored: StoredSession): void {
  if (location.protocol === 'about:') return;
  for (const [key, value] of stored) sessionStorage.setItem(key, value);
}
