import { creator, deleter, editor, owner } from '../../functions/scripts/demoAdmins.ts';
import { putInOrder, stored, storedOrder } from './backend.ts';
import { asCaller } from './byHand.ts';
import { expect, test } from './fixtures.ts';
import { choosePosition, orderOf, rowOf, titles, toast } from './hypes.ts';
import { holdBack } from './lostAnswers.ts';

test('a table with the columns of the spec, Delete only with canDeleteHypes (spec, section 2)', async ({
  page,
  signIn,
}) => {
  const columns = ['Order', 'Title', 'Artist', 'Audio link', 'Video link', 'Image Count', 'Video Count', 'Is Premium'];
  await signIn(editor);
  await expect(page.getByRole('columnheader')).toHaveText(columns);
  await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Çıkış yap' }).click();
  await signIn(deleter);
  await expect(page.getByRole('columnheader')).toHaveText([...columns, 'Delete']);
  await expect(page.getByRole('button', { name: /^Delete/ }).first()).toBeVisible();
});

test('title and artist open the edit screen, only with canEditHypes (spec, sections 2 and 6)', async ({
  page,
  signIn,
}) => {
  await signIn(creator);
  await expect(rowOf(page, 'Boğazda Sabah')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Boğazda Sabah', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Çıkış yap' }).click();
  await signIn(editor);
  for (const name of ['Boğazda Sabah', 'İbrahim Çelik']) {
    const link = page.getByRole('link', { name, exact: true }).first();
    await expect(link).toHaveAttribute('href', /^\/hype\/edit\/demo-hype-2$/);
  }
});

test('the header buttons lead to users, documents, new admin and new hype (spec, section 2)', async ({
  page,
  signIn,
}) => {
  await signIn(owner);
  for (const [name, path] of [
    ['Kullanıcılar', '/users'],
    ['Belgeler', '/admin/docs'],
    ['Yeni Admin', '/admin/create'],
    ['Yeni Hype', '/hype/create'],
  ] as const) {
    await page.getByRole('main').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await page.goBack();
    await expect(page).toHaveURL('/');
  }
});

test('no hypes yet: says so, leads to the first one, and there is nothing to shuffle', async ({ page, signIn }) => {
  await page.route('**/trpc/hype.list**', (route) =>
    route.fulfill({ json: [{ result: { data: { items: [], total: 0 } } }] }),
  );
  await signIn(creator);
  await expect(page.getByRole('heading', { name: 'Henüz hype yok' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Yeni Hype' })).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Karıştır' })).toBeDisabled();
});

test('a list that cannot be loaded says whether the network or the server is down, and loads on demand', async ({
  page,
  signIn,
  expectConsole,
}) => {
  expectConsole(/net::ERR_FAILED|status of 503/);
  const list = '**/trpc/hype.list**';
  await page.route(list, (route) => route.abort());
  await signIn(editor);
  const failure = page.getByRole('alert').filter({ hasText: 'Hype listesi yüklenemedi.' });
  const retry = failure.getByRole('button', { name: 'Tekrar dene' });
  await expect(failure).toContainText('Sunucuya ulaşılamıyor.');
  await page.unroute(list);
  // A proxy's error page in place of our server's response.
  await page.route(list, (route) => route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>503</h1>' }));
  await retry.click();
  await expect(failure).toContainText('Sunucu şu anda yanıt veremiyor.');
  await page.unroute(list);
  await retry.click();
  await expect(rowOf(page, 'Boğazda Sabah')).toBeVisible();
  await expect(failure).toHaveCount(0);
});

test('choosing a position swaps with its holder, at once, and can be taken back (spec, section 2)', async ({
  page,
  signIn,
}) => {
  await signIn(editor);
  await expect(page.getByRole('row').nth(2)).toBeVisible();
  const before = await titles(page);
  const [first = '', , third = ''] = before;
  const order = await storedOrder();

  // The response is held back: until it comes, what shows is the optimistic update.
  const releaseMove = await holdBack(page, 'hype.move');
  await choosePosition(orderOf(page, first), 3);
  await expect(page.getByRole('row').nth(3)).toContainText(first);
  await expect(page.getByRole('row').nth(1)).toContainText(third);
  expect(await storedOrder()).toEqual(order);
  // The message does not wait for the list, which is reloaded.
  const releaseList = await holdBack(page, 'hype.list');
  const asked = page.waitForRequest(/hype\.list/);
  releaseMove();
  await asked;
  await expect(toast(page, `“${first}” 3. sıraya alındı.`)).toBeVisible();
  await expect(page.getByRole('row').nth(3)).toContainText(first);
  releaseList();
  expect((await storedOrder()).slice(0, 3)).toEqual([order[2], order[1], order[0]]);

  await page.getByRole('button', { name: 'Geri al' }).click();
  await expect(toast(page, `“${first}” 1. sıraya alındı.`)).toBeVisible();
  expect(await storedOrder()).toEqual(order);
  expect(await titles(page)).toEqual(before);
});

test('a swap that someone else was faster with is rolled back, and the list shows what is true', async ({
  page,
  signIn,
  expectConsole,
}) => {
  expectConsole(/status of 409/);
  await signIn(editor);
  await expect(page.getByRole('row').nth(2)).toBeVisible();
  const [first = '', second = ''] = await titles(page);
  const [id = ''] = await storedOrder();
  await asCaller(owner, async (caller) => {
    expect((await caller.call('hype.move', { id, from: 1, to: 2 })).status).toBe(200);
    await choosePosition(orderOf(page, first), 4);
    await expect(toast(page, /taşınmadı\. Siz bakarken sıralama değişti/)).toBeVisible();
    await expect(page.getByRole('row').nth(1)).toContainText(second);
    await expect(page.getByRole('row').nth(2)).toContainText(first);
    expect((await caller.call('hype.move', { id, from: 2, to: 1 })).status).toBe(200);
  });
});

test('Karıştır randomises the order of all hypes; undo restores the exact one before (spec, section 2)', async ({
  page,
  signIn,
}) => {
  await signIn(deleter);
  await expect(page.getByRole('row').nth(2)).toBeVisible();
  const order = await storedOrder();
  const shuffle = page.getByRole('button', { name: 'Karıştır' });
  await shuffle.click();
  await expect(toast(page, `${order.length} hype karıştırıldı.`)).toBeVisible();
  await expect(shuffle).toBeFocused();
  const shuffled = await storedOrder();
  expect(shuffled).not.toEqual(order);
  expect(shuffled.toSorted()).toEqual(order.toSorted());
  await page.getByRole('button', { name: 'Geri al' }).click();
  await expect(toast(page, 'Önceki sıralama geri getirildi.')).toBeVisible();
  expect(await storedOrder()).toEqual(order);
});

test('an undo of a shuffle that something came after is refused with a sentence', async ({
  page,
  signIn,
  expectConsole,
}) => {
  expectConsole(/status of 409/);
  await signIn(owner);
  await expect(page.getByRole('row').nth(2)).toBeVisible();
  const before = await storedOrder();
  await page.getByRole('button', { name: 'Karıştır' }).click();
  await expect(toast(page, /karıştırıldı/)).toBeVisible();
  await page.getByRole('link', { name: 'Geçmiş' }).click();
  const undo = page.getByRole('main').getByRole('button', { name: 'Geri al' });
  await expect(undo).toBeVisible();
  const [id = ''] = await storedOrder();
  await asCaller(owner, async (caller) => {
    expect((await caller.call('hype.move', { id, from: 1, to: 2 })).status).toBe(200);
  });
  const order = await storedOrder();
  await undo.click();
  await expect(toast(page, /geri getirilemedi\. Siz bakarken sıralama değişti/)).toBeVisible();
  await expect(undo).toHaveCount(0);
  expect(await storedOrder()).toEqual(order);
  await putInOrder(before);
});

test('Delete asks "Are you sure you want to proceed?"; the hype goes to the trash and undo brings it back (spec, section 2)', async ({
  page,
  signIn,
}) => {
  await signIn(deleter);
  const row = rowOf(page, 'Uzak Yollar');
  const button = page.getByRole('button', { name: 'Delete: Uzak Yollar' });
  const order = await storedOrder();
  await button.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Are you sure you want to proceed?', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
  expect(await storedOrder()).toEqual(order);

  await button.click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, '“Uzak Yollar” çöp kutusuna taşındı.')).toBeVisible();
  await expect(row).toHaveCount(0);
  expect(await storedOrder()).toEqual(order.filter((id) => id !== 'demo-hype-5'));
  expect(await stored('deletedHypes/demo-hype-5')).toBeDefined();

  await page.getByRole('button', { name: 'Geri al' }).click();
  await expect(toast(page, /“Uzak Yollar” geri getirildi/)).toBeVisible();
  await expect(row).toBeVisible();
  expect(await storedOrder()).toEqual(order);
});
