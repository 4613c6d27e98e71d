import type { Page } from '@playwright/test';
import { MIN_PASSWORD_LENGTH } from '@hypelar/shared/admin';
import { editor, owner } from '../../functions/scripts/demoAdmins.ts';
import { firestore } from '../../functions/src/firebase.ts';
import { everythingStored } from './backend.ts';
import { makeAdmin } from './admins.ts';
import { expect, fillSignIn, test } from './fixtures.ts';
import { loseAnswer } from './lostAnswers.ts';

const newEmail = () => `e2e-${crypto.randomUUID()}@hypelar.test`;
const PASSWORD = 'kanarya-yeni-yoneticinin-parolasi-1';
const createButton = (page: Page) => page.getByRole('button', { name: 'Create Admin' });
const passwordBox = (page: Page) => page.getByLabel('Şifre', { exact: true });

async function adminsCalled(email: string) {
  return (await firestore.collection('admins').where('email', '==', email).get()).docs.map((document) =>
    document.data(),
  );
}

test('"Create Admin" makes an admin with the chosen roles and premium limit, who can sign in (spec, section 2)', async ({
  page,
  signIn,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const email = newEmail();
  await signIn(owner);
  await page.getByRole('link', { name: 'Yeni Admin' }).click();
  await expect(page).toHaveURL('/admin/create');
  await page.getByLabel('E-posta').fill(email);
  await passwordBox(page).fill(PASSWORD);
  await page.getByRole('checkbox', { name: 'canDeleteHypes' }).check();
  const canEdit = page.getByRole('checkbox', { name: 'canEditHypes' });
  await canEdit.check();
  await page.getByLabel('Premium sınırı').selectOption('4');
  await canEdit.press('Enter');
  const note = page.getByRole('status').filter({ hasText: `${email} oluşturuldu.` });
  await expect(note).toBeVisible();
  await expect(canEdit).toBeFocused();
  await expect(page.getByLabel('E-posta')).toHaveValue('');
  await expect(passwordBox(page)).toHaveValue('');

  // The password to hand over: hidden, can be copied, and stored nowhere.
  await expect(note).not.toContainText(PASSWORD);
  await note.getByRole('button', { name: 'Kopyala' }).click();
  await expect(page.getByText('Şifre kopyalandı.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(PASSWORD);
  await note.getByRole('button', { name: 'Şifreyi göster' }).click();
  await expect(note).toContainText(PASSWORD);
  const kept = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), history.state]),
  );
  expect(kept).not.toContain(PASSWORD);
  // Input for the next admin leaves this admin's password on show; closing removes it.
  await canEdit.check();
  await expect(note).toContainText(PASSWORD);
  await note.getByRole('button', { name: 'Kapat' }).click();
  await expect(note).toHaveCount(0);
  await expect(page.getByLabel('E-posta')).toBeFocused();

  const flags = { canCreateAdmins: false, canCreateHypes: false, canDeleteHypes: true, canEditHypes: true };
  expect(await adminsCalled(email)).toMatchObject([{ email, ...flags, hypePremiumLimit: 4 }]);
  expect(await everythingStored()).not.toContain('kanarya-yeni');
  await page.getByRole('button', { name: 'Çıkış yap' }).click();
  await page.getByRole('button', { name: 'Değişiklikleri bırak' }).click();
  await fillSignIn(page, { email, password: PASSWORD });
  await expect(page.getByRole('navigation').getByText(email)).toBeVisible();
});

test('the email must be one: "Please enter a valid email address." (spec, section 5)', async ({ page, signIn }) => {
  await signIn(owner);
  await page.goto('/admin/create');
  const email = page.getByLabel('E-posta');
  await expect(email).toHaveAttribute('required');
  await expect(email).toHaveAttribute('title', 'Please enter a valid email address.');
  await email.fill('ayse@');
  await passwordBox(page).fill(PASSWORD);
  await createButton(page).click();
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible();
  await expect(email).toBeFocused();
  await email.fill('ayse@hypelar.test');
  await expect(page.getByText('Please enter a valid email address.')).toHaveCount(0);
});

test('a password of 31 characters is refused: "Password should be at least 32 characters long." (spec, section 5)', async ({
  page,
  signIn,
}) => {
  await signIn(owner);
  await page.goto('/admin/create');
  await page.getByLabel('E-posta').fill(newEmail());
  await passwordBox(page).fill('x'.repeat(MIN_PASSWORD_LENGTH - 1));
  await createButton(page).click();
  await expect(page.getByText('Password should be at least 32 characters long.')).toBeVisible();
  await expect(passwordBox(page)).toBeFocused();
  await page.getByRole('button', { name: 'Şifre üret' }).click();
  await expect(page.getByText('Password should be at least 32 characters long.')).toHaveCount(0);
  expect(await passwordBox(page).inputValue()).toMatch(/^[a-zA-Z2-9]{32}$/);
  await expect(passwordBox(page)).toHaveAttribute('type', 'text');
});

test('a creator can grant only the flags the creator holds, and a premium limit of 1 up to their own; without one they create nobody (spec, section 6)', async ({
  page,
  signIn,
}) => {
  const creator = await makeAdmin({ canCreateAdmins: true, canEditHypes: true, hypePremiumLimit: 3 });
  await signIn(creator);
  await page.goto('/admin/create');
  for (const [flag, enabled] of [
    ['canCreateAdmins', true],
    ['canCreateHypes', false],
    ['canDeleteHypes', false],
    ['canEditHypes', true],
  ] as const) {
    await expect(page.getByRole('checkbox', { name: flag })).toBeEnabled({ enabled });
  }
  await expect(page.getByLabel('Premium sınırı').locator('option')).toHaveText(['1', '2', '3']);

  await firestore.doc(`admins/${creator.id}`).update({ hypePremiumLimit: 0 });
  await page.reload();
  await expect(page.getByText('Premium sınırınız 0 olduğu için yönetici oluşturamazsınız.')).toBeVisible();
  await expect(createButton(page)).toHaveCount(0);
});

test('an address that is taken is said until it is changed, the form stays, and leaving asks first', async ({
  page,
  signIn,
  expectConsole,
}) => {
  expectConsole(/status of 409|net::ERR_CONNECTION_RESET/);
  await signIn(owner);
  await page.goto('/admin/create');
  await page.getByLabel('E-posta').fill(editor.email);
  await passwordBox(page).fill(PASSWORD);
  await createButton(page).click();
  await expect(page.getByRole('alert')).toContainText('Bu e-posta adresi başka bir hesaba ait.');
  await expect(page.getByLabel('E-posta')).toHaveValue(editor.email);
  await expect(passwordBox(page)).toHaveValue(PASSWORD);
  await page.getByLabel('E-posta').fill(newEmail());
  await expect(page.getByRole('alert')).toHaveCount(0);

  // After a lost response nobody is told that the admin was not created: a retry would find the address taken.
  const email = await page.getByLabel('E-posta').inputValue();
  await loseAnswer(page, 'admin.create');
  await createButton(page).click();
  const unanswered = page.getByRole('alert').filter({ hasText: `${email} oluşturulmuş olabilir` });
  await unanswered.getByRole('link', { name: 'Yöneticilere git' }).click();
  await page.getByRole('button', { name: 'Değişiklikleri bırak' }).click();
  await expect(page).toHaveURL('/admins');
  await expect(page.getByRole('row').filter({ hasText: email })).toBeVisible();
});

test('the new admin button is shown only with canCreateAdmins (spec, section 6)', async ({ page, signIn }) => {
  await signIn(editor);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Yeni Admin' })).toHaveCount(0);
  await page.goto('/admin/create');
  await expect(page.getByText('Yöneticileri yönetme yetkiniz yok')).toBeVisible();
});
