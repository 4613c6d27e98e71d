import type { Page } from '@playwright/test';
import { editor, owner } from '../../functions/scripts/demoAdmins.ts';
import { firestore } from '../../functions/src/firebase.ts';
import { makeAdmin } from './admins.ts';
import { auditOf, stored } from './backend.ts';
import { expect, fillSignIn, test } from './fixtures.ts';
import { holdBack } from './lostAnswers.ts';

const rowOf = (page: Page, email: string) => page.getByRole('row').filter({ hasText: email });

test('the admins show with what they may do; who cannot be changed says why; who loses the flag while editing keeps the changes and is told', async ({
  page,
  signIn,
  expectConsole,
}) => {
  expectConsole(/status of 403/);
  const creator = await makeAdmin({ canCreateAdmins: true, canEditHypes: true, hypePremiumLimit: 3 });
  const { email: higher } = await makeAdmin({ hypePremiumLimit: 4 });
  await signIn(creator);
  await page.getByRole('navigation').getByRole('link', { name: 'Yöneticiler' }).click();
  await expect(page).toHaveURL('/admins');
  await expect(rowOf(page, editor.email)).toContainText('canEditHypes');
  await expect(rowOf(page, editor.email).getByRole('button')).toHaveText(['Düzenle', 'Şifre bağlantısı']);
  await expect(rowOf(page, creator.email)).toContainText('Kendi hesabınızı değiştiremezsiniz.');
  await expect(rowOf(page, owner.email)).toContainText('Sizde olmayan bir yetkiye sahip.');
  await expect(rowOf(page, owner.email).getByRole('button')).toHaveCount(0);
  await expect(rowOf(page, higher).getByRole('button')).toHaveText(['Düzenle']);
  await expect(rowOf(page, higher)).toContainText('Şifre bağlantısı yok: premium sınırı sizinkinden yüksek.');

  await page.getByRole('button', { name: `Düzenle: ${editor.email}` }).click();
  const limit = page.getByRole('dialog').getByLabel('Premium sınırı');
  await limit.selectOption('2');
  await firestore.doc(`admins/${creator.id}`).update({ canCreateAdmins: false });
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByRole('alert')).toContainText('Yönetici güncellenemedi.');
  await expect(page.locator('nav').getByText('Yöneticiler')).toHaveCount(0);
  await expect(limit).toHaveValue('2');
  await limit.selectOption('1');
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', { name: 'Vazgeç' }).click();
  await page.getByRole('button', { name: 'Değişiklikleri bırak' }).click();
  await expect(page.getByText('Yöneticileri görme yetkiniz yok')).toBeVisible();
});

test('editing an admin writes what was changed and nothing else; before changes are dropped it asks', async ({
  page,
  signIn,
}) => {
  const admin = await makeAdmin({ canEditHypes: true, hypePremiumLimit: 2 });
  await signIn(owner);
  await page.goto('/admins');
  await page.getByRole('button', { name: `Düzenle: ${admin.email}` }).click();
  const dialog = page.getByRole('dialog', { name: admin.email });
  await expect(dialog.getByRole('button', { name: 'Kaydet' })).toBeDisabled();
  await dialog.getByRole('checkbox', { name: 'canDeleteHypes' }).check();
  // On a second Escape with no interaction in between, browsers close the dialog whatever the page does.
  for (const _ of ['asks', 'asks again']) {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Değişiklikleri bırak' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Değişiklikleri bırak' })).toHaveCount(0);
  }
  await expect(dialog.getByRole('checkbox', { name: 'canDeleteHypes' })).toBeChecked();
  await dialog.getByLabel('Premium sınırı').selectOption('5');
  // A question about changes that are being saved disappears once they are saved.
  const answer = await holdBack(page, 'admin.update');
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Değişiklikleri bırak' })).toBeVisible();
  answer();
  await expect(page.getByText(`${admin.email} güncellendi.`)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(rowOf(page, admin.email)).toContainText('canDeleteHypes');
  const access = {
    canEditHypes: true,
    canDeleteHypes: true,
    canCreateAdmins: false,
    hypePremiumLimit: 5,
    disabled: false,
  };
  expect(await stored(`admins/${admin.id}`)).toMatchObject(access);
  expect(await auditOf(`admins/${admin.id}`)).toMatchObject([{ action: 'admin.update' }]);
});

test('an admin who is disabled is refused on the very next call, and can be enabled again', async ({
  page,
  signIn,
  browser,
}) => {
  const admin = await makeAdmin({});
  const theirs = await browser.newPage();
  await theirs.goto('/signIn');
  await fillSignIn(theirs, admin);
  await expect(theirs.getByRole('heading', { name: 'Hypelar', level: 1 })).toBeVisible();

  await signIn(owner);
  await page.goto('/admins');
  const change = async () => {
    await page.getByRole('button', { name: `Düzenle: ${admin.email}` }).click();
    await page.getByRole('checkbox', { name: /Hesap kapalı/ }).click();
    await page.getByRole('button', { name: 'Kaydet' }).click();
  };
  await change();
  await expect(rowOf(page, admin.email)).toContainText('Kapalı');
  await theirs.getByRole('navigation').getByRole('link', { name: 'Belgeler' }).click();
  await expect(theirs.getByText('Yönetici hesabınız kapatılmış.')).toBeVisible();
  await theirs.close();
  await change();
  await expect(rowOf(page, admin.email)).toContainText('Açık');
  expect(await stored(`admins/${admin.id}`)).toMatchObject({ disabled: false });
});

test('a password link is shown once, to copy, and is logged without the link', async ({ page, signIn, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const admin = await makeAdmin({});
  await signIn(owner);
  await page.goto('/admins');
  await page.getByRole('button', { name: `Şifre bağlantısı: ${admin.email}` }).click();
  await page.getByRole('button', { name: 'Bağlantı oluştur' }).click();
  const link = await page.getByLabel('Bağlantı', { exact: true }).inputValue();
  expect(link).toMatch(/^https?:\/\/.*oobCode=/);
  await page.getByRole('button', { name: 'Kopyala' }).click();
  await expect(page.getByText('Bağlantı kopyalandı.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await page.getByRole('button', { name: 'Kapat' }).click();
  await page.getByRole('button', { name: `Şifre bağlantısı: ${admin.email}` }).click();
  await expect(page.getByLabel('Bağlantı', { exact: true })).toHaveCount(0);
  const [entry] = await auditOf(`admins/${admin.id}`);
  expect(entry).toMatchObject({ action: 'admin.resetLink', before: null, after: null });
});
