import { deleter, editor } from '../../functions/scripts/demoAdmins.ts';
import { storedOrder } from './backend.ts';
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
  expect(await storedOrder()).toEqual(order);
});

test('the trash is for admins with canDeleteHypes', async ({ page, signIn }) => {
  await signIn(editor);
  await expect(page.getByRole('link', { name: 'Çöp kutusu' })).toHaveCount(0);
  await page.goto('/hype/trash');
  await expect(page.getByText('Çöp kutusunu görme yetkiniz yok')).toBeVisible();
});
