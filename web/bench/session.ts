import type { Browser, BrowserContext, Page } from '@playwright/test';
import { owner } from '../../functions/scripts/demoAdmins.ts';

const origin = process.env['HYPELAR_URL'] ?? '';
export const address = (path: string): string => `${origin}${path}`;

/** The session storage of a signed-in tab, for use in other tabs. */
export async function signedIn(browser: Browser): Promise<string> {
  const page = await browser.newPage();
  await page.goto(address('/signIn'));
  await page.getByLabel('E-posta').fill(owner.email);
  await page.getByLabel('Şifre').fill(owner.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('heading', { name: 'Hypelar', level: 1 }).waitFor();
  const storage = await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)));
  await page.close();
  return storage;
}

/** Opens a tab with an empty cache, signed in by such a session storage. */
export async function freshPage(browser: Browser, storage = '[]'): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({ locale: 'tr-TR', viewport: { width: 1280, height: 800 } });
  await context.addInitScript((entries: [string, string][]) => {
    for (const [key, value] of entries) sessionStorage.setItem(key, value);
    const seen: number[] = [];
    Object.assign(globalThis, { longTasks: seen });
    new PerformanceObserver((list) => list.getEntries().forEach(({ duration }) => seen.push(duration))).observe({
      type: 'longtask',
      buffered: true,
    });
  }, JSON.parse(storage));
  return { page: await context.newPage(), context };
}
