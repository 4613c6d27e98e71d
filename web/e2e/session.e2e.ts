import type { Page } from '@playwright/test';
import { creator, owner } from '../../functions/scripts/demoAdmins.ts';
import { firestore } from '../../functions/src/firebase.ts';
import { makeAdmin } from './admins.ts';
import { md5, storedHype, storedTotals } from './backend.ts';
import { post } from './byHand.ts';
import { expect, fillSignIn, test } from './fixtures.ts';
import { paddedVideo } from './media.ts';
import { expectCreated, fillHypeForm, submitButton } from './hypeForm.ts';

/** The ID token of the session in this page. */
const tokenOf = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      /"accessToken":"([^"]+)"/.exec(JSON.stringify(Object.entries(sessionStorage)).replaceAll('\\', ''))?.[1] ?? '',
  );

test('T14: flags written into the storage of the browser open nothing: the server knows better', async ({
  page,
  signIn,
}) => {
  await signIn(creator);
  await page.evaluate(() => {
    const all = { canCreateAdmins: true, canCreateHypes: true, canDeleteHypes: true, canEditHypes: true };
    for (const key of Object.keys(sessionStorage)) {
      const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? '');
      if (typeof value === 'object') sessionStorage.setItem(key, JSON.stringify({ ...value, ...all }));
    }
    for (const key of ['admin', 'user', 'session']) sessionStorage.setItem(key, JSON.stringify(all));
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Hypelar', level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Sil/ })).toHaveCount(0);
  const token = await tokenOf(page);
  for (const [procedure, input] of [
    ['hype.delete', { id: 'any' }],
    ['hype.update', { id: 'any', updatedAt: 0 }],
    ['admin.create', {}],
  ] as const) {
    const { status, error } = await post(procedure, input, token);
    expect({ status, appCode: error?.data.appCode }).toEqual({ status: 403, appCode: 'FLAG_MISSING' });
  }
});

test('fault 15: without a network the form says so and is kept; sent again with one, it makes one hype', async ({
  page,
  context,
  signIn,
  expectConsole,
}) => {
  expectConsole(/net::ERR_INTERNET_DISCONNECTED|create hype failed NETWORK/);
  await signIn(owner);
  const title = `Ağ Yokken ${crypto.randomUUID()}`;
  await fillHypeForm(page, { title, times: '6000' });
  const { count } = (await storedTotals()).order;
  await context.setOffline(true);
  await submitButton(page).click();
  await expect(page.getByText('Sunucuya ulaşılamıyor.')).toBeVisible();
  await expect(page.getByLabel('Başlık')).toHaveValue(title);
  await context.setOffline(false);
  await submitButton(page).click();
  await expectCreated(page);
  expect((await storedHype(title)).timestampsCount).toBe(1);
  expect((await storedTotals()).order.count).toBe(count + 1);
});

test('fault 10: a token that expires in the middle of an upload: it says so, the form is kept, and a retry ends with the same bytes', async ({
  page,
  signIn,
  expectConsole,
}) => {
  expectConsole(/status of 401|upload failed video unauthenticated/);
  await signIn(owner);
  const video = paddedVideo(1_500_000);
  let expired = true;
  await page.route('**/v0/b/**', async (route) => {
    const { 'x-goog-upload-command': command = '', 'x-goog-upload-offset': offset = '0' } = await route
      .request()
      .allHeaders();
    const isLaterChunk = command.includes('upload') && offset !== '0';
    await (expired && isLaterChunk ? route.fulfill({ status: 401, body: '{}' }) : route.continue());
  });
  const title = `Süresi Dolan ${crypto.randomUUID()}`;
  await fillHypeForm(page, { title, video, times: '6000' });
  await submitButton(page).click();
  await expect(page.getByText('Hype oluşturulamadı')).toBeVisible();
  await expect(page.getByLabel('Başlık')).toHaveValue(title);
  expired = false;
  await submitButton(page).click();
  await expectCreated(page);
  expect((await storedHype(title)).media.video).toMatchObject({ md5Hash: md5(video.buffer) });
});

test('fault 22: an admin who is disabled while two tabs are open gets no further in either, nothing stays on show, and whoever signs in next just works', async ({
  page,
  context,
  signIn,
  expectConsole,
}) => {
  expectConsole(/status of 403/);
  const admin = await makeAdmin({ canCreateHypes: true, canEditHypes: true });
  const other = await context.newPage();
  await signIn(admin);
  await other.goto('/signIn');
  await fillSignIn(other, admin);
  await expect(other.getByRole('heading', { name: 'Hypelar', level: 1 })).toBeVisible();

  // A removed flag: the very next call is refused, and the session continues.
  await firestore.doc(`admins/${admin.id}`).update({ canCreateHypes: false });
  await page.getByRole('navigation').getByRole('link', { name: 'Kullanıcılar' }).click();
  await expect(page.getByText('Kullanıcıları görme yetkiniz yok')).toBeVisible();
  const link = (tab: Page, name: string) => tab.getByRole('navigation').getByRole('link', { name });
  await expect(other.getByRole('row').nth(1)).toBeVisible();
  await firestore.doc(`admins/${admin.id}`).update({ disabled: true });
  await link(page, 'Belgeler').click();
  // A refused change marks the list stale; nobody may reload it after the session has ended.
  await other.getByRole('button', { name: 'Karıştır' }).click();
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL(/\/signIn/);
    await expect(tab.getByRole('alert')).toContainText('Yönetici hesabınız kapatılmış.');
    await expect(tab.getByRole('heading', { name: 'Hypelar', level: 1 })).toHaveCount(0);
  }
  await page.goBack();
  await expect(page).toHaveURL(/\/signIn/);
  await expect(page.getByRole('heading', { name: 'Hypelar', level: 1 })).toHaveCount(0);
  await fillSignIn(other, creator);
  await link(other, 'Belgeler').click();
  await expect(other.getByRole('heading', { name: 'Belgeler', level: 1 })).toBeVisible();
  await expect(other.getByRole('dialog')).toHaveCount(0);
  await other.close();
});

test('fault 22: signing out in one tab leaves nothing of it there, and the other tab its own session', async ({
  page,
  context,
  signIn,
}) => {
  const other = await context.newPage();
  await signIn(owner);
  await other.goto('/signIn');
  await fillSignIn(other, creator);
  await expect(other.getByRole('heading', { name: 'Hypelar', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Çıkış yap' }).click();
  await expect(page).toHaveURL(/\/signIn/);
  expect(await tokenOf(page)).toBe('');
  await other.reload();
  await expect(other.getByRole('heading', { name: 'Hypelar', level: 1 })).toBeVisible();
  await other.close();
});
