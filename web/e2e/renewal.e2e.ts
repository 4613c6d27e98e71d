import type { Page } from '@playwright/test';
import { editor, owner } from '../../functions/scripts/demoAdmins.ts';
import { auth, firestore } from '../../functions/src/firebase.ts';
import { makeAdmin } from './admins.ts';
import { storedHype } from './backend.ts';
import { asCaller } from './byHand.ts';
import { expect, fillSignIn, test } from './fixtures.ts';
import { expectCreated, fillHypeForm, submitButton } from './hypeForm.ts';
import { restoreSession, storedSession } from './storedSession.ts';

const again = (page: Page) => page.getByRole('dialog', { name: 'Oturumunuz sona erdi' });

async function signInAgain(page: Page, password: string): Promise<void> {
  await again(page).getByLabel('Şifre').fill(password);
  await again(page).getByRole('button', { name: 'Sign In' }).click();
}

const storageKeys = (page: Page) => page.evaluate(() => [Object.keys(sessionStorage), Object.keys(localStorage)]);

/** Another admin changes this one. */
async function change(id: string, part: object): Promise<void> {
  await asCaller(owner, async (caller) => {
    expect((await caller.call('admin.update', { id, ...part })).status).toBe(200);
  });
}

/** A second tab with a copy of the session, as browsers create when a tab is duplicated. */
async function otherTab(page: Page): Promise<Page> {
  const kept = await storedSession(page);
  const tab = await page.context().newPage();
  await tab.goto('/signIn');
  await expect(tab.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await tab.evaluate(restoreSession, kept);
  await tab.goto('/');
  await expect(tab.getByText('Boğazda Sabah')).toBeVisible();
  return tab;
}

test('a session that ends in the middle of work is renewed in place: the form stays with its files, and what was pressed goes on by itself', async ({
  page,
  signIn,
  expectConsole,
}) => {
  expectConsole(/status of 40[01]|sign-in failed/);
  const admin = await makeAdmin({ canCreateHypes: true });
  const title = `Oturum ${crypto.randomUUID()}`;
  await signIn(admin);
  await fillHypeForm(page, { title, times: '6000' });
  await auth.revokeRefreshTokens(admin.id);
  await submitButton(page).click();

  await expect(again(page).getByLabel('E-posta')).toHaveValue(admin.email);
  await expect(again(page).getByLabel('E-posta')).not.toBeEditable();
  await expect(again(page).getByLabel('Şifre')).toBeFocused();
  await page.keyboard.press('Escape');
  await signInAgain(page, owner.password);
  await expect(again(page).getByRole('alert')).toContainText('Giriş yapılamadı');
  await signInAgain(page, admin.password);
  await expect(again(page)).toHaveCount(0);
  await expectCreated(page);
  expect(await storedHype(title)).toMatchObject({ title });
});

test.describe(() => {
  test.use({ ownBrowser: {} });

  test('whom Auth drops in the middle of work signs in again over the screen, or leaves without a trace', async ({
    page,
    signIn,
    expectConsole,
  }) => {
    expectConsole(/status of 400/);
    const admin = await makeAdmin({ canCreateHypes: true });
    await signIn(admin);
    await page.goto('/hype/create');
    await page.getByLabel('Başlık').fill('Yarım kalan ad');
    // The token expires, and Auth refuses to renew it.
    let hours = 0;
    const runOut = () =>
      expect(async () => {
        hours += 2;
        await page.clock.setSystemTime(Date.now() + hours * 60 * 60 * 1000);
        await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
        await expect(again(page)).toBeVisible({ timeout: 2000 });
      }).toPass();
    await page.route('**/securetoken.googleapis.com/**', (route) =>
      route.fulfill({ status: 400, json: { error: { code: 400, message: 'TOKEN_EXPIRED' } } }),
    );
    await runOut();
    await signInAgain(page, admin.password);
    await expect(again(page)).toHaveCount(0);
    await expect(page.getByLabel('Başlık')).toHaveValue('Yarım kalan ad');

    await runOut();
    await again(page).getByRole('button', { name: 'Bunun yerine çıkış yap' }).click();
    await expect(page).toHaveURL(/\/signIn/);
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(await storageKeys(page)).toEqual([[], []]);
  });
});

const endings = [
  ['disabled', async (id: string) => change(id, { disabled: true }), 'Yönetici hesabınız kapatılmış.'],
  ['no longer an admin', async (id: string) => firestore.doc(`admins/${id}`).delete(), 'Bu hesap yönetici değil.'],
] as const;

for (const [what, end, reason] of endings) {
  test(`who is ${what} comes to /signIn with the reason, by a call as by a reload, and nothing that was read stays`, async ({
    page,
    signIn,
    expectConsole,
  }) => {
    expectConsole(/status of 40[03]/);
    const admin = await makeAdmin({ canEditHypes: true });
    await signIn(admin);
    await expect(page.getByText('Boğazda Sabah')).toBeVisible();
    const reloaded = await otherTab(page);
    await end(admin.id);
    await page.getByRole('navigation').getByRole('link', { name: 'Belgeler' }).click();
    for (const tab of [page, reloaded]) {
      if (tab === reloaded) await tab.reload();
      await expect(tab).toHaveURL(/\/signIn/);
      await expect(tab.getByRole('alert')).toContainText(reason);
      await expect(tab.getByText('Boğazda Sabah')).toHaveCount(0);
      expect(await storageKeys(tab)).toEqual([[], []]);
    }
  });
}

test('signing out in one tab signs out in all; unsaved work waits there, unreadable, for the same person', async ({
  page,
  signIn,
  expectConsole,
}) => {
  expectConsole(/status of 40[01]/);
  const admin = await makeAdmin({ canCreateHypes: true });
  await signIn(admin);
  const [reading, writing] = [await otherTab(page), await otherTab(page)];
  await writing.goto('/hype/create');
  await writing.getByLabel('Başlık').fill('Yarım kalan ad');
  await page.getByRole('button', { name: 'Çıkış yap' }).click();
  for (const tab of [page, reading]) {
    await expect(tab).toHaveURL(/\/signIn/);
    await expect(tab.getByText('Boğazda Sabah')).toHaveCount(0);
    expect(await storageKeys(tab)).toEqual([[], []]);
  }
  await expect(again(writing)).toBeVisible();
  expect((await storageKeys(writing)).flat().filter((key) => key.startsWith('firebase'))).toEqual([]);
  await signInAgain(writing, admin.password);
  await expect(writing.getByLabel('Başlık')).toHaveValue('Yarım kalan ad');
});

test('the next person in the same tab is shown nothing that the last one read', async ({ page, signIn }) => {
  await signIn(owner);
  await expect(page.getByText('Boğazda Sabah')).toBeVisible();
  await page.getByRole('button', { name: 'Çıkış yap' }).click();
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  let asked = 0;
  await page.route('**/trpc/hype.list**', () => void (asked += 1));
  await fillSignIn(page, editor);
  await expect.poll(() => asked).toBeGreaterThan(0);
  await expect(page.getByRole('heading', { name: 'Hypelar', level: 1 })).toBeVisible();
  await expect(page.getByText('Boğazda Sabah')).toHaveCount(0);
});

test('a refusal for a flag says so and signs nobody out; what is no longer permitted goes', async ({
  page,
  signIn,
  expectConsole,
}) => {
  expectConsole(/status of 403/);
  const admin = await makeAdmin({ canDeleteHypes: true });
  await signIn(admin);
  await page.getByRole('button', { name: 'Delete: Boğazda Sabah' }).click();
  await change(admin.id, { flags: { canDeleteHypes: false } });
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('“Boğazda Sabah” silinemedi. Bu işlem için yetkiniz yok.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
  await expect(page.getByText('Boğazda Sabah', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/');
});
