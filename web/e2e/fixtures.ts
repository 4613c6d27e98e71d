import { test as base, expect } from '@playwright/test';
import type { Browser, BrowserContext, BrowserContextOptions, FullProject, Page } from '@playwright/test';
import type { DemoAdmin } from '../../functions/scripts/demoAdmins.ts';
import { restoreSession, storedSession, type StoredSession } from './storedSession.ts';

/** A page of the same origin that runs no code of the app. */
const EMPTY_PAGE = '/__/firebase/init.json';

type Account = Pick<DemoAdmin, 'email' | 'password'>;

type Device = Pick<BrowserContextOptions, 'viewport' | 'hasTouch' | 'isMobile'>;

type Fixtures = {
  /**
   * A separate browser context for this test, with these device options; null for the shared one. A test that changes
   * the clock needs its own: a page's clock is that of its whole context, for good.
   */
  ownBrowser: Device | null;
  /**
   * Signs in and waits for the hype list: through the sign-in screen the first time, later with the session kept from
   * then.
   */
  signIn: (admin: Account) => Promise<void>;
  /** The hype list in somebody else's browser, signed in there. */
  otherBrowser: (admin: Account) => Promise<Page>;
  /** Allows a console error in this test; any other fails it. */
  expectConsole: (pattern: RegExp) => void;
};

/** The sessions by e-mail address, so that only the first test of an admin goes through the sign-in screen. */
type Sessions = Map<string, StoredSession>;

/**
 * Creating a context takes Chromium a second, so tests share one; each opens its own pages and finds no stored data.
 */
type Shared = { context: BrowserContext; /** Errors in its pages */ stray: string[]; forget: () => Promise<void> };

/** A test that fails on any uncaught error, CSP violation or unexpected console error in its pages. */
export const test = base.extend<
  Fixtures & { expected: RegExp[]; stray: string[]; quiet: void },
  { sessions: Sessions; shared: Shared }
>({
  sessions: [async ({}, use) => use(new Map()), { scope: 'worker' }],
  shared: [
    async ({ browser }, use, { project }) => {
      const stray: string[] = [];
      const context = await newContext(browser, project, stray);
      // Opening a page is cheap while another one stays open.
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
      // A dependency, so that the context is set up first and is still there when this ends.
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

/** Creates a browser context with the project's options; every error in its pages is added to `stray`. */
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

/** Fills in the sign-in screen and submits it. */
export async function fillSignIn(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel('E-posta').fill(email);
  await page.getByLabel('Şifre').fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}
