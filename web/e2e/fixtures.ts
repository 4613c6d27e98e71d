import { test as base, expect, type Page } from '@playwright/test';
import type { DemoAdmin } from '../../functions/scripts/demoAdmins.ts';

type Fixtures = {
  /** Signs in on the screen and waits for the hype list. */
  signIn: (admin: Pick<DemoAdmin, 'email' | 'password'>) => Promise<void>;
  /** What the page may write to the console as an error in this test; anything else fails it. */
  expectConsole: (pattern: RegExp) => void;
};

/** A page that fails its test on an uncaught error, a violation of the CSP or any error nobody expected. */
export const test = base.extend<Fixtures & { expected: RegExp[]; quiet: void }>({
  expected: async ({}, use) => use([]),
  expectConsole: async ({ expected }, use) => use((pattern) => void expected.push(pattern)),
  quiet: [
    async ({ page, expected }, use) => {
      const stray: string[] = [];
      page.on('pageerror', (error) => stray.push(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error') stray.push(message.text());
      });
      await use();
      expect(stray.filter((text) => !expected.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
  signIn: async ({ page }, use) => {
    await use(async ({ email, password }) => {
      await page.goto('/signIn');
      await fillSignIn(page, { email, password });
      await expect(page.getByRole('heading', { name: 'Hypelar', level: 1 })).toBeVisible();
    });
  },
});

export { expect };

/** Fills the sign-in screen and sends it. */
export async function fillSignIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.getByLabel('E-posta').fill(email);
  await page.getByLabel('Şifre').fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}
