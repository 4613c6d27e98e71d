import type { Page } from '@playwright/test';
import { creator, owner } from '../../functions/scripts/demoAdmins.ts';
import { firestore } from '../../functions/src/firebase.ts';
import { expect, test } from './fixtures.ts';
import { holdBack } from './lostAnswers.ts';
import { answerWith } from './screens/answers.ts';
import { withUsers } from './users.ts';

const bodyRows = (page: Page) => page.getByRole('table', { name: 'Kullanıcılar' }).locator('tbody tr');
const searchBox = (page: Page) => page.getByPlaceholder('Ara...');

test('the heading is "Kullanıcılar:" followed by the total number of users (spec, section 2)', async ({
  page,
  signIn,
}) => {
  await signIn(creator);
  await page.getByRole('navigation').getByRole('link', { name: 'Kullanıcılar' }).click();
  await expect(page).toHaveURL('/users');
  const total = (await firestore.collection('users').count().get()).data().count;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Kullanıcılar: ${total}`);
  await expect(bodyRows(page)).toHaveCount(total);
});

test('the columns are ID, Email, Name, isPremium as true or false, and Premium Plan, "none" when absent (spec, section 2)', async ({
  page,
  signIn,
}) => {
  await signIn(owner);
  await page.goto('/users');
  await expect(page.getByRole('columnheader')).toHaveText(['ID', 'Email', 'Name', 'isPremium', 'Premium Plan']);
  const cells = (id: string) => bodyRows(page).filter({ hasText: id }).getByRole('cell');
  await expect(cells('demo-user-01')).toHaveText([
    'demo-user-01',
    'ayse.yildiz@ornek.test',
    'Ayşe Yıldız',
    'false',
    'none',
  ]);
  // Its fields are nested under `data` by the app that wrote it.
  await expect(cells('demo-user-06')).toHaveText([
    'demo-user-06',
    'gokhan.yildiz@ornek.test',
    'Gökhan Yıldız',
    'true',
    'Free',
  ]);
});

test('clicking a row opens /users/{id} (spec, section 2), and so does Enter on it; both ways back show the same matches, and the focus follows', async ({
  page,
  signIn,
  context,
}) => {
  const content = page.locator('#content');
  await signIn(owner);
  await page.goto('/users');
  await expect(bodyRows(page).first()).toBeVisible();
  await expect(page.locator('body')).toBeFocused();
  await searchBox(page).fill('öykü');
  await expect(bodyRows(page)).toHaveCount(3);
  await expect(searchBox(page)).toBeFocused();
  const row = bodyRows(page).first().getByText('Öykü');
  const [tab] = await Promise.all([context.waitForEvent('page'), row.click({ modifiers: ['ControlOrMeta'] })]);
  // The new tab has no session yet.
  await expect(tab).toHaveURL(/to=%2Fusers%2Fdemo-user-28/);
  await tab.close();
  await row.click();
  await expect(page).toHaveURL('/users/demo-user-28');
  await expect(content).toBeFocused();
  await page.getByRole('link', { name: 'Kullanıcı listesine dön' }).click();
  await expect(searchBox(page)).toHaveValue('öykü');
  await expect(bodyRows(page)).toHaveCount(3);
  await expect(content).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/users/demo-user-28');
  await page.goBack();
  await expect(searchBox(page)).toHaveValue('öykü');
  await expect(bodyRows(page)).toHaveCount(3);
  await searchBox(page).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/users/demo-user-28');
});

test('the search begins 500 ms after typing, once for a word (spec, section 2)', async ({ page, signIn }) => {
  await signIn(owner);
  await page.goto('/users');
  await expect(bodyRows(page).first()).toBeVisible();
  const asked: { query: string; at: number }[] = [];
  page.on('request', (request) => {
    const url = decodeURIComponent(request.url());
    if (url.includes('user.search')) asked.push({ query: /"query":"([^"]*)"/.exec(url)?.[1] ?? '', at: Date.now() });
  });
  await searchBox(page).pressSequentially('isil', { delay: 100 });
  const typedAt = Date.now();
  await expect(page.getByText('“isil” için 3 eşleşme')).toBeVisible();
  expect(asked.map(({ query }) => query)).toEqual(['isil']);
  expect((asked[0]?.at ?? 0) - typedAt).toBeGreaterThan(350);
});

test('it matches name, email or id, whatever the case, in Turkish too (spec, section 2)', async ({ page, signIn }) => {
  await signIn(owner);
  await page.goto('/users');
  for (const [query, names] of [
    ['IŞIL YILDIZ', ['Işıl Yıldız']],
    ['ibrahim y', ['İbrahim Yıldız']],
    ['SUKRU.OZTURK@', ['Şükrü Öztürk']],
    ['USER-30', ['Ilgaz Çelik']],
  ] as const) {
    await searchBox(page).fill(query);
    await expect(bodyRows(page).locator('td:nth-child(3)')).toHaveText([...names]);
  }
});

test('with matches only they show; with none, or no search, the full list, and it says so (spec, section 2)', async ({
  page,
  signIn,
}) => {
  await signIn(owner);
  await page.goto('/users');
  await expect(bodyRows(page).nth(29)).toBeVisible();
  const total = await bodyRows(page).count();
  await searchBox(page).fill('çağla');
  await expect(bodyRows(page)).toHaveCount(3);
  await searchBox(page).fill('böyle biri yok');
  await expect(
    page.getByText('“böyle biri yok” ile eşleşen kullanıcı yok; tüm kullanıcılar gösteriliyor.'),
  ).toBeVisible();
  await expect(bodyRows(page)).toHaveCount(total);
  await searchBox(page).fill('');
  await expect(page.getByText('eşleşen kullanıcı yok')).toHaveCount(0);
  await expect(bodyRows(page)).toHaveCount(total);
});

test('a spinner replaces the rows while loading (spec, section 2)', async ({ page, signIn }) => {
  await signIn(owner);
  await page.goto('/users');
  await expect(bodyRows(page).first()).toContainText('demo-user-01');
  const release = await holdBack(page, 'user.search');
  await searchBox(page).fill('deniz');
  await expect(bodyRows(page)).toHaveText(['Yükleniyor…']);
  release();
  await expect(bodyRows(page)).toHaveCount(3);
});

test('a failed search says so, shows no other users, and can be tried again', async ({
  page,
  signIn,
  expectConsole,
}) => {
  expectConsole(/status of 503/);
  await signIn(owner);
  await page.route('**/trpc/*user.search**', (route) => route.fulfill({ status: 503, body: 'busy' }));
  await page.goto('/users?q=deniz');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Kullanıcılar yüklenemedi.');
  await page.unroute('**/trpc/*user.search**');
  await alert.getByRole('button', { name: 'Tekrar dene' }).click();
  await expect(bodyRows(page)).toHaveCount(3);

  // Nor after a list was shown before.
  await answerWith(page, { 'user.search': { refusal: 'BUSY' } });
  await searchBox(page).fill('yıldız');
  await expect(alert).toContainText('Kullanıcılar yüklenemedi.');
  await expect(page.getByRole('table')).toHaveCount(0);
});

test('more users load as one scrolls, each once', async ({ page, signIn }) => {
  const ids = Array.from({ length: 150 }, (_, index) => `scroll-${String(index).padStart(3, '0')}`);
  const users = Object.fromEntries(ids.map((id) => [id, { id, name: `Kaydırma ${id}`, email: '', isPremium: false }]));
  await withUsers(users, async () => {
    await signIn(owner);
    await page.goto('/users');
    const heading = page.getByRole('heading', { name: /^Kullanıcılar: \d+$/ });
    const total = Number(/\d+$/.exec(await heading.innerText())?.[0]);
    expect(total).toBeGreaterThanOrEqual(ids.length);
    await expect(async () => {
      await page.mouse.wheel(0, 20_000);
      await expect(bodyRows(page)).toHaveCount(total, { timeout: 500 });
    }).toPass();
    expect(new Set(await bodyRows(page).locator('td:first-child').allInnerTexts()).size).toBe(total);
    await expect(page.getByRole('button', { name: 'Daha fazla göster' })).toHaveCount(0);

    // A minute later the tab regains focus: the total is loaded again, and not each of the pages.
    const counted = page.waitForRequest(/user\.count/);
    const lists: string[] = [];
    page.on('request', (request) => void (request.url().includes('user.list') && lists.push(request.url())));
    await page.evaluate(() => {
      const { now } = Date;
      Date.now = () => now() + 60_000;
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    });
    await counted;
    expect(lists).toEqual([]);
  });
});
