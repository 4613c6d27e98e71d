import { expect, test as base } from '@playwright/test';
import { owner } from '../../../functions/scripts/demoAdmins.ts';
import { fillSignIn } from '../fixtures.ts';
import { storedSession, type StoredSession } from '../storedSession.ts';

/** Whether every state of a screen is checked, or only the first one. */
export type LookOptions = { everyState: boolean };

/** A test of screens: signs the owner of the demo data in once, and disables motion. */
export const test = base.extend<LookOptions, { session: StoredSession }>({
  everyState: [false, { option: true }],
  session: [
    async ({ browser }, use) => {
      const page = await browser.newPage();
      await page.goto('/signIn');
      await fillSignIn(page, owner);
      await expect(page.getByRole('navigation')).toBeVisible();
      const session = await storedSession(page);
      await page.close();
      await use(session);
    },
    { scope: 'worker' },
  ],
  reducedMotion: 'reduce',
});
