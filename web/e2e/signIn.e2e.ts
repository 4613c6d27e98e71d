import { owner } from '../../functions/scripts/demoAdmins.ts';
import { makeStranger } from './backend.ts';
import { expect, fillSignIn, test } from './fixtures.ts';

for (const path of ['/', '/hype/create', '/no/such/page']) {
  test(`${path} without a session redirects to /signIn (spec, section 1)`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveURL(/\/signIn/);
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  });
}

test('signing in opens /, and the session lives in session storage (spec, sections 4 and 6)', async ({ page }) => {
  await page.goto('/signIn');
  await fillSignIn(page, owner);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { name: 'Hypelar', level: 1 })).toBeVisible();
  const keys = await page.evaluate(() => Object.keys(sessionStorage));
  expect(keys.some((key) => key.startsWith('firebase:authUser'))).toBe(true);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('firebase')))).toEqual([]);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Hypelar', level: 1 })).toBeVisible();
});

test('after signing in one comes to the page that was wanted', async ({ page }) => {
  await page.goto('/hype/create');
  await fillSignIn(page, owner);
  await expect(page).toHaveURL('/hype/create');
});

test('T18: a wrong password and an unknown address get the same message, and both are logged', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/sign-in failed|status of 400/);
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const messages: string[] = [];
  for (const email of [owner.email, 'nobody@hypelar.test']) {
    await page.goto('/signIn');
    await fillSignIn(page, { email, password: 'kanarya-parola-yeterince-uzun-bir-sey' });
    messages.push(await page.getByRole('alert').innerText());
    await expect(page).toHaveURL(/\/signIn/);
  }
  expect(messages[0]).toContain('Giriş yapılamadı');
  expect(messages[1]).toBe(messages[0]);
  expect(logged.filter((text) => text.includes('sign-in failed'))).toHaveLength(2);
  expect(logged.join()).not.toContain('kanarya');
});

test('an account that is no admin is sent back to /signIn with the reason', async ({ page, expectConsole }) => {
  expectConsole(/status of 403/);
  await page.goto('/signIn');
  await fillSignIn(page, await makeStranger());
  await expect(page.getByText('Bu hesap yönetici değil.')).toBeVisible();
  await expect(page).toHaveURL(/\/signIn/);
});

test('the header is fixed, #6F27CB, and its logo links to / (spec, section 1)', async ({ page, signIn }) => {
  await signIn(owner);
  await page.goto('/hype/create');
  const header = page.getByRole('banner');
  await expect(header).toHaveCSS('background-color', 'rgb(111, 39, 203)');
  await expect(header).toHaveCSS('position', 'fixed');
  await header.getByRole('link', { name: 'Hypelar ana sayfa' }).click();
  await expect(page).toHaveURL('/');
});

test('the navigation bar stands above every screen but /signIn (spec, section 2)', async ({ page, signIn }) => {
  await page.goto('/signIn');
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await signIn(owner);
  await expect(page.getByRole('navigation')).toBeVisible();
  await page.goto('/hype/create');
  await expect(page.getByRole('navigation')).toBeVisible();
});

test('signing out ends the session', async ({ page, signIn }) => {
  await signIn(owner);
  await page.getByRole('button', { name: 'Çıkış yap' }).click();
  await expect(page).toHaveURL(/\/signIn/);
  await page.goto('/');
  await expect(page).toHaveURL(/\/signIn/);
});
