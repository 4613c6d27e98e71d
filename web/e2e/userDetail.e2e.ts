import type { Page } from '@playwright/test';
import { owner } from '../../functions/scripts/demoAdmins.ts';
import { firestore } from '../../functions/src/firebase.ts';
import { auditOf, stored } from './backend.ts';
import { expect, test } from './fixtures.ts';
import { withUsers } from './users.ts';

/** The value beside a label. */
const field = (page: Page, label: string) =>
  page.locator('dt', { hasText: label }).locator('xpath=following-sibling::dd[1]');
const planSelect = (page: Page) => page.getByLabel('Planı Değiştir');
const updateButton = (page: Page) => page.getByRole('button', { name: 'Kullanıcıyı Güncelle' });

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const plain = { name: 'Deniz Deneme', email: 'deniz@deneme.test', picture: '', isPremium: false };

test('the detail shows id, email, name, isPremium and plan, "Yok" when absent, under "Kullanıcı Detayı" (spec, section 2)', async ({
  page,
  signIn,
}) => {
  await withUsers({ 'e2e-plain': plain }, async () => {
    await signIn(owner);
    await page.goto('/users/e2e-plain');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kullanıcı Detayı');
    await expect(field(page, 'Kullanıcı Adı')).toHaveText('e2e-plain');
    await expect(field(page, 'E-posta')).toHaveText('deniz@deneme.test');
    await expect(field(page, 'isPremium')).toHaveText('false');
    await expect(field(page, 'Plan')).toHaveText('Yok');
    await expect(page.getByText('Deniz Deneme', { exact: true })).toBeVisible();
  });
});

test('T20: the picture is 24 by 24; a broken or unsafe one leaves the first letter (spec, sections 2 and 9)', async ({
  page,
  signIn,
  expectConsole,
}) => {
  expectConsole(/status of 404/);
  const pictures = {
    good: 'https://resim.test/good.png',
    broken: 'https://resim.test/no.png',
    http: 'http://resim.test/a.png',
  };
  const users = Object.entries(pictures).map(([name, picture]) => [`e2e-${name}`, { ...plain, picture }]);
  await withUsers(Object.fromEntries(users), async () => {
    const asked: string[] = [];
    await page.route('**://resim.test/**', (route) => {
      asked.push(route.request().url());
      return route.request().url().endsWith('good.png')
        ? route.fulfill({ contentType: 'image/png', body: PIXEL })
        : route.fulfill({ status: 404 });
    });
    await signIn(owner);
    await page.goto('/users/e2e-good');
    const picture = page.getByRole('img', { name: 'Deniz Deneme resmi' });
    await expect(picture).toBeVisible();
    expect(await picture.boundingBox()).toMatchObject({ width: 24, height: 24 });
    for (const id of ['e2e-broken', 'e2e-http']) {
      await page.goto(`/users/${id}`);
      await expect(field(page, 'Resim')).toHaveText('D');
    }
    expect(asked.filter((url) => url.startsWith('http:'))).toEqual([]);
  });
});

test('likes and purchased products are names of hypes, each followed by ", " (spec, section 2); unknown and trashed ones say so', async ({
  page,
  signIn,
}) => {
  const hypes = await firestore.collection('hypes').limit(2).get();
  const [one, other] = hypes.docs.map((document) => ({ id: document.id, title: String(document.get('title')) }));
  const trashed = firestore.collection('deletedHypes').doc('e2e-trashed');
  await trashed.set({ id: 'e2e-trashed', title: 'Silinmiş' });
  const user = {
    ...plain,
    likes: [one?.id, other?.id, 'e2e-no-such-hype'],
    purchasedProducts: [{ productId: { hypeId: 'e2e-trashed' } }, { productId: { hypeId: one?.id } }],
  };
  try {
    await withUsers({ 'e2e-likes': user }, async () => {
      await signIn(owner);
      await page.goto('/users/e2e-likes');
      await expect(field(page, 'Beğeniler')).toBeVisible();
      expect(await field(page, 'Beğeniler').textContent()).toBe(
        `${one?.title}, ${other?.title}, bilinmeyen hype: e2e-no-such-hype, `,
      );
      expect(await field(page, 'Satın alınan ürünler').textContent()).toBe(`Silinmiş (çöp kutusunda), ${one?.title}, `);
    });
  } finally {
    await trashed.delete();
  }
});

test('"Planı Değiştir" offers Free, Monthly and Yearly; a choice is pending until "Kullanıcıyı Güncelle" sends it and the user is loaded again (spec, sections 2 and 4)', async ({
  page,
  signIn,
}) => {
  // A fresh id, since the log keeps entries of other runs.
  const id = `e2e-${crypto.randomUUID()}`;
  await withUsers({ [id]: plain }, async () => {
    await signIn(owner);
    await page.goto(`/users/${id}`);
    await expect(planSelect(page).locator('option:not([hidden])')).toHaveText(['Free', 'Monthly', 'Yearly']);
    await expect(updateButton(page)).toHaveCount(0);
    await planSelect(page).selectOption('Free');
    await expect(page.getByText('plan Free olacak, isPremium ve forced true olacak')).toBeVisible();
    expect(await stored(`users/${id}`)).toEqual(plain);
    await expect(field(page, 'isPremium')).toHaveText('false');

    await updateButton(page).click();
    await expect(field(page, 'Plan')).toHaveText('Free');
    await expect(field(page, 'isPremium')).toHaveText('true');
    await expect(updateButton(page)).toHaveCount(0);
    await expect(planSelect(page)).toHaveValue('');
    await expect(planSelect(page)).toBeFocused();
    await planSelect(page).selectOption('Monthly');
    await page.getByRole('button', { name: 'Vazgeç' }).click();
    await expect(planSelect(page)).toBeFocused();
    expect(await stored(`users/${id}`)).toEqual({ ...plain, plan: 'Free', isPremium: true, forced: true });
    expect(await auditOf(`users/${id}`)).toMatchObject([{ action: 'user.changePlan', after: { plan: 'Free' } }]);
  });
});

test('a plan that could not be saved stays chosen, and leaving asks first', async ({ page, signIn, expectConsole }) => {
  expectConsole(/status of 503/);
  await withUsers({ 'e2e-kept': plain }, async () => {
    await signIn(owner);
    await page.goto('/users/e2e-kept');
    await planSelect(page).selectOption('Yearly');
    await page.route('**/trpc/user.changePlan**', (route) => route.fulfill({ status: 503, body: 'busy' }));
    await updateButton(page).click();
    await expect(page.getByRole('alert')).toContainText('Plan değiştirilemedi. Seçiminiz duruyor.');
    await page.getByRole('link', { name: 'Kullanıcı listesine dön' }).click();
    await page.getByRole('button', { name: 'Düzenlemeye devam et' }).click();
    await expect(planSelect(page)).toHaveValue('Yearly');
    await page.unroute('**/trpc/user.changePlan**');
    await updateButton(page).click();
    await expect(field(page, 'Plan')).toHaveText('Yearly');
    await page.getByRole('link', { name: 'Kullanıcı listesine dön' }).click();
    await expect(page).toHaveURL('/users');
  });
});

test('"Kullanıcıyı Sil" is shown and has no action (spec, section 2); it says that it is not available', async ({
  page,
  signIn,
}) => {
  await signIn(owner);
  await page.goto('/users/demo-user-01');
  const button = page.getByRole('button', { name: 'Kullanıcıyı Sil' });
  await expect(button).toBeDisabled();
  await expect(button).toHaveAccessibleDescription('Kullanıcı silme bu panelde kullanılamıyor.');
  const tip = page.getByRole('tooltip');
  await button.focus();
  await expect(tip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tip).toHaveCount(0);
  // WCAG 1.4.13: the pointer may move onto the tooltip, and Escape dismisses it there, too.
  await button.blur();
  await button.hover({ force: true });
  await expect(tip).toHaveCSS('opacity', '1');
  const { x, y, width, height } = (await tip.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 20 });
  await expect(tip).toHaveCSS('opacity', '1');
  await page.keyboard.press('Escape');
  await expect(tip).toHaveCount(0);
});

test('an id of other apps opens whatever characters it has', async ({ page, signIn }) => {
  const id = 'auth0|5f%2F ü?#&=';
  await withUsers({ [id]: plain }, async () => {
    await signIn(owner);
    await page.goto('/users?q=auth0');
    await page.getByRole('link', { name: id }).click();
    await expect(field(page, 'Kullanıcı Adı')).toHaveText(id);
  });
});

test('a user who is not there gets a page that helps', async ({ page, signIn, expectConsole }) => {
  expectConsole(/status of 404/);
  await signIn(owner);
  for (const address of ['/users/nobody', '/users/__x__']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Böyle bir kullanıcı yok' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Kullanıcı listesine dön' })).toBeVisible();
  }
});
