import { deleter, owner } from '../../functions/scripts/demoAdmins.ts';
import { storedOrder } from './backend.ts';
import { expect, test } from './fixtures.ts';
import { choosePosition, orderOf, rowOf, titles, toast } from './hypes.ts';
import { loseAnswer } from './lostAnswers.ts';

test('when an answer is lost nobody is told that nothing was done: the list shows what is true, a delete leads to the trash and a shuffle to the activity, which takes it back', async ({
  page,
  signIn,
  expectConsole,
}) => {
  expectConsole(/net::ERR_CONNECTION_RESET/);
  await signIn(owner);
  await expect(page.getByRole('row').nth(3)).toBeVisible();
  const order = await storedOrder();
  const [first = ''] = await titles(page);
  const unanswered = toast(page, 'Sunucudan yanıt alınamadı.');

  await loseAnswer(page, 'hype.move');
  await choosePosition(orderOf(page, first), 3);
  await expect(unanswered).toContainText('liste güncel halini gösterir');
  await expect(page.getByRole('row').nth(3)).toContainText(first);
  await page.getByRole('button', { name: 'Kapat' }).click();
  await choosePosition(orderOf(page, first), 1);
  await expect(toast(page, `“${first}” 1. sıraya alındı.`)).toBeVisible();

  await loseAnswer(page, 'hype.delete');
  await page.getByRole('button', { name: 'Delete: Uzak Yollar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(unanswered).toContainText('“Uzak Yollar” silinmiş olabilir');
  await expect(rowOf(page, 'Uzak Yollar')).toHaveCount(0);
  await unanswered.getByRole('button', { name: 'Çöp kutusu' }).click();
  await expect(page).toHaveURL('/hype/trash');
  await loseAnswer(page, 'hype.restore');
  await page.getByRole('button', { name: 'Geri getir: Uzak Yollar' }).click();
  await expect(unanswered).toContainText('“Uzak Yollar” geri gelmiş olabilir');
  await expect(rowOf(page, 'Uzak Yollar')).toHaveCount(0);
  expect(await storedOrder()).toEqual(order);
  await page.getByRole('button', { name: 'Kapat' }).last().click();

  await page.goBack();
  await loseAnswer(page, 'hype.shuffle');
  await page.getByRole('button', { name: 'Karıştır' }).click();
  await unanswered.getByRole('button', { name: 'Geçmiş' }).click();
  await expect(page).toHaveURL('/activity');
  expect(await storedOrder()).not.toEqual(order);
  const entry = page.getByRole('listitem').filter({ hasText: 'Hypeları karıştırdı' }).first();
  await entry.getByRole('button', { name: 'Geri al' }).click();
  await expect(toast(page, 'Önceki sıralama geri getirildi.')).toBeVisible();
  await expect(entry).toBeFocused();
  await expect(entry.getByRole('button')).toHaveCount(0);
  expect(await storedOrder()).toEqual(order);
});

test('a part of the app that cannot be loaded is said in its place, and leaves the rest as it is', async ({
  page,
  signIn,
  expectConsole,
}) => {
  expectConsole(/net::ERR_FAILED|dynamically imported module/);
  let asked = 0;
  await page.route('**/assets/DeleteHype*.js', async (route) => {
    asked += 1;
    await route.abort();
  });
  await page.route('**/assets/DocsScreen*.js', (route) => route.abort());
  await signIn(deleter);
  const button = page.getByRole('button', { name: 'Delete: Boğazda Sabah' });
  await expect(button).toBeVisible();
  // It is loaded with the list, not when needed.
  await expect.poll(() => asked).toBe(1);
  await button.click();
  await expect(toast(page, 'Bu bölüm yüklenemedi.')).toBeVisible();
  await expect(button).toBeFocused();
  await page.unroute('**/assets/DeleteHype*.js');
  await button.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Vazgeç' }).click();

  // After a screen that fails to load, navigation still works.
  for (const leave of [
    () => page.getByRole('link', { name: 'Hypelar ana sayfa' }).click(),
    async () => void (await page.goBack()),
  ]) {
    await page.getByRole('navigation').getByRole('link', { name: 'Belgeler' }).click();
    await expect(page.getByRole('heading', { name: 'Bir şeyler ters gitti' })).toBeVisible();
    await leave();
    await expect(button).toBeVisible();
  }
});
