import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import type { DemoAdmin } from '../../functions/scripts/demoAdmins.ts';
import { restoreSession, storedSession, type StoredSession } from './storedSession.ts';

type Account = Pick<DemoAdmin, 'email' | 'password'>;

type Fixtures = {
  /** Signs in and waits for the hype list: on the screen the first time, later with the session kept from then. */
  signIn: (admin: Account) => Promise<void>;
  /** The hype list in the browser of somebody else, who is signed in there. */
  otherBrowser: (admin: Account) => Promise<Page>;
  /** What a page may write to the console as an error in this test; anything else fails it. */
  expectConsole: (pattern: RegExp) => void;
};

/** The sessions by e-mail, so that only the first test of an admin waits for the sign-in screen. */
type Sessions = Map<string, StoredSession>;

/** A test whose pages all fail it on an uncaught error, a violation of the CSP or any error nobody expected. */
export const test = base.extend<
  Fixtures & { expected: RegExp[]; stray: string[]; quiet: void },
  { sessions: Sessions }
>({
  sessions: [async ({}, use) => use(new Map()), { scope: 'worker' }],
  expected: async ({}, use) => use([]),
  stray: async ({}, use) => use([]),
  expectConsole: async ({ expected }, use) => use((pattern) => void expected.push(pattern)),
  quiet: [
    async ({ context, expected, stray }, use) => {
      await listen(context, stray);
      await use();
      expect(stray.filter((text) => !expected.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
  signIn: async ({ page, sessions }, use) => use((admin) => enter(page, admin, sessions)),
  otherBrowser: async ({ browser, contextOptions, baseURL, stray, sessions }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (admin) => {
      const context = await browser.newContext({ ...contextOptions, ...(baseURL !== undefined && { baseURL }) });
      contexts.push(context);
      await listen(context, stray);
      const page = await context.newPage();
      await enter(page, admin, sessions);
      return page;
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

export { expect };

/** Notes every error in the pages of one browser. */
async function listen(context: BrowserContext, stray: string[]): Promise<void> {
  context.on('weberror', (error) => stray.push(String(error.error())));
  context.on('console', (message) => {
    if (message.type() === 'error') stray.push(message.text());
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      console.error(`The CSP refuses ${effectiveDirective}: ${blockedURI} ${sample}`);
    });
  });
}

async function enter(page: Page, admin: Account, sessions: Sessions): Promise<void> {
  const kept = sessions.get(admin.email);
  if (kept) {
    await page.goto('/__/firebase/init.json');
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
