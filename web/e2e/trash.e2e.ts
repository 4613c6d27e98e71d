import { deleter, editor } from '../../functions/scripts/demoAdmins.ts';
import { makeAdmin } from './admins.ts';
import { stored, storedOrder } from './backend.ts';
import { asCaller, uploadedHype } from './byHand.ts';
import { expect, test } from './fixtures.ts';

test('the trash lists what was deleted and brings it back to its place', async ({ page, signIn }) => {
  await signIn(deleter);
  const order = await storedOrder();
  await page.getByRole('button', { name: 'Delete: Yağmur Sonrası' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('“Yağmur Sonrası” çöp kutusuna taşındı.')).toBeVisible();
  await page.getByRole('link', { name: 'Çöp kutusu' }).click();
  await expect(page.getByRole('heading', { name: 'Çöp kutusu', level: 1 })).toBeVisible();

  const row = page.getByRole('row').filter({ hasText: 'Yağmur Sonrası' });
  await expect(row.getByRole('cell').first()).toHaveText('Yağmur Sonrası');
  await expect(row.getByRole('time')).toHaveText(/\d/);
  await row.getByRole('button', { name: 'Geri getir: Yağmur Sonrası' }).click();
  await expect(page.getByText(/“Yağmur Sonrası” geri getirildi/)).toBeVisible();
  await expect(row).toHaveCount(0);
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  expect(await storedOrder()).toEqual(order);
});

test('the trash is for admins with canDeleteHypes', async ({ page, signIn }) => {
  await signIn(editor);
  await expect(page.getByRole('link', { name: 'Çöp kutusu' })).toHaveCount(0);
  await page.goto('/hype/trash');
  await expect(page.getByText('Çöp kutusunu görme yetkiniz yok')).toBeVisible();
});

test('a premium hype whose place is taken meanwhile comes back as one that is not premium, and that is said', async ({
  page,
  signIn,
}) => {
  const admin = await makeAdmin({
    canCreateHypes: true,
    canEditHypes: true,
    canDeleteHypes: true,
    hypePremiumLimit: 1,
  });
  await asCaller(admin, async (caller) => {
    const [first, second] = [await uploadedHype(caller), await uploadedHype(caller)];
    expect((await caller.call('hype.create', { ...first, isPremium: true })).status).toBe(200);
    expect((await caller.call('hype.delete', { id: first.id })).status).toBe(200);
    expect((await caller.call('hype.create', { ...second, isPremium: true })).status).toBe(200);
    await signIn(admin);
    await page.getByRole('link', { name: 'Çöp kutusu' }).click();
    await page.getByRole('button', { name: `Geri getir: ${first.title}` }).click();
    await expect(page.getByText(`“${first.title}” geri getirildi`)).toContainText('artık premium değil');
    expect(await stored(`hypes/${first.id}`)).toMatchObject({ isPremium: false });
    expect(await stored(`hypes/${second.id}`)).toMatchObject({ isPremium: true });
  });
});

test('an empty trash and one that cannot be loaded say so, each with a way on', async ({
  page,
  signIn,
  expectConsole,
}) => {
  expectConsole(/status of 503/);
  const list = '**/trpc/hype.trash**';
  await signIn(deleter);
  await page.route(list, (route) => route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>503</h1>' }));
  await page.getByRole('link', { name: 'Çöp kutusu' }).click();
  await expect(page.getByRole('alert')).toContainText('Çöp kutusu yüklenemedi.');
  await page.unroute(list);
  await page.route(list, (route) => route.fulfill({ json: [{ result: { data: { items: [], nextCursor: null } } }] }));
  await page.getByRole('button', { name: 'Tekrar dene' }).click();
  await expect(page.getByRole('heading', { name: 'Çöp kutusu boş' })).toBeVisible();
  await page.getByRole('link', { name: 'Hype listesine dön' }).click();
  await expect(page).toHaveURL('/');
});
