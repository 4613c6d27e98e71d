import { test as base, expect } from '@playwright/test';
import type { Browser, BrowserContext, BrowserContextOptions, FullProject, Page } from '@playwright/test';
import type { DemoAdmin } from '../../functions/scripts/demoAdmins.ts';
import { restoreSession, storedSession, type StoredSession } from './storedSession.ts';

/** A page of the same origin that runs nothing of the app. */
const EMPTY_PAGE = '/__/firebase/init.json';

type Account = Pick<DemoAdmin, 'email' | 'password'>;

type Device = Pick<BrowserContextOptions, 'viewport' | 'hasTouch' | 'isMobile'>;

type Fixtures = {
  /**
   * A browser for this test alone, and what it has that others have not; null for the one that tests share. A test that
   * changes the clock needs one: a page's clock is that of its whole browser, for good.
   */
  ownBrowser: Device | null;
  /** Signs in and waits for the hype list: on the screen the first time, later with the session kept from then. */
  signIn: (admin: Account) => Promise<void>;
  /** The hype list in the browser of somebody else, who is signed in there. */
  otherBrowser: (admin: Account) => Promise<Page>;
  /** What a page may write to the console as an error in this test; anything else fails it. */
  expectConsole: (pattern: RegExp) => void;
};

/** The sessions by e-mail, so that only the first test of an admin waits for the sign-in screen. */
type Sessions = Map<string, StoredSession>;

/** A new context takes Chromium a second, so tests share one; each has pages of its own, and finds nothing stored. */
type Shared = { context: BrowserContext; /** Errors in its pages */ stray: string[]; forget: () => Promise<void> };

/** A test whose pages all fail it on an uncaught error, a violation of the CSP or any error nobody expected. */
export const test = base.extend<
  Fixtures & { expected: RegExp[]; stray: string[]; quiet: void },
  { sessions: Sessions; shared: Shared }
>({
  sessions: [async ({}, use) => use(new Map()), { scope: 'worker' }],
  shared: [
    async ({ browser }, use, { project }) => {
      const stray: string[] = [];
      const context = await newContext(browser, project, stray);
      // While one page stays open, opening another is cheap.
      const first = await context.newPage();
      await first.goto(EMPTY_PAGE);
      const forget = async () => {
        const others = context.pages().filter((page) => page !== first);
        await Promise.all(others.map((page) => page.close()));
        await first.evaluate(() => localStorage.clear());
        await context.setOffline(false);
        await context.clearPermissions();
      };
      await use({ context, stray, forget });
      await context.close();
    },
    { scope: 'worker' },
  ],
  ownBrowser: [null, { option: true }],
  context: async ({ browser, ownBrowser, shared, stray }, use, { project }) => {
    if (ownBrowser) {
      const context = await newContext(browser, project, stray, ownBrowser);
      await use(context);
      await context.close();
    } else {
      await use(shared.context);
      await shared.forget();
    }
  },
  expected: async ({}, use) => use([]),
  stray: async ({ shared }, use) => {
    shared.stray.length = 0;
    await use(shared.stray);
  },
  expectConsole: async ({ expected }, use) => use((pattern) => void expected.push(pattern)),
  quiet: [
    async ({ context, expected, stray }, use) => {
      // Asked for, so that it comes first: what it holds is still there when this is over.
      void context;
      await use();
      expect(stray.filter((text) => !expected.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
  signIn: async ({ page, sessions }, use) => use((admin) => enter(page, admin, sessions)),
  otherBrowser: async ({ browser, stray, sessions }, use, { project }) => {
    const contexts: BrowserContext[] = [];
    await use(async (admin) => {
      const context = await newContext(browser, project, stray);
      contexts.push(context);
      const page = await context.newPage();
      await enter(page, admin, sessions);
      return page;
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

export { expect };

/** A browser of its own, as the project has them; every error in its pages goes to `stray`. */
async function newContext(browser: Browser, { use }: FullProject, stray: string[], device: Device = {}) {
  const { baseURL, locale } = use;
  const context = await browser.newContext({
    ...(baseURL !== undefined && { baseURL }),
    ...(locale !== undefined && { locale }),
    ...device,
  });
  context.on('weberror', (error) => stray.push(String(error.error())));
  context.on('console', (message) => {
    if (message.type() === 'error') stray.push(message.text());
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      console.error(`The CSP refuses ${effectiveDirective}: ${blockedURI} ${sample}`);
    });
  });
  return context;
}

async function enter(page: Page, admin: Account, sessions: Sessions): Promise<void> {
  const kept = sessions.get(admin.email);
  if (kept) {
    await page.goto(EMPTY_PAGE);
    await page.evaluate(restoreSession, kept);
    await page.goto('/');
  } else {
    await page.goto('/signIn');
    await fillSignIn(page, admin);
  }
  await expect(page.getByRole('heading', { name: 'Hypelar', level: 1 })).toBeVisible();
  if (!kept) sessions.set(admin.email, await storedSession(page));
}

/** Fills the sign-in screen and sends it. */
export async function fillSignIn(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel('E-posta').fill(email);
  await page.getByLabel('Şifre').fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}
