import type { Page } from '@playwright/test';
import { deleter, editor, owner } from '../../functions/scripts/demoAdmins.ts';
import { makeAdmin } from './admins.ts';
import { stored, storedOrder } from './backend.ts';
import { asCaller, uploadedHype } from './byHand.ts';
import { expect, test } from './fixtures.ts';
import { fillHypeForm, submitButton } from './hypeForm.ts';
import { choosePosition, orderOf, titles, toast } from './hypes.ts';

/** Whether the rendered rows, only those in view, are the first of these hypes. */
async function beginsWith(page: Page, expected: readonly unknown[]): Promise<boolean> {
  const shown = await titles(page);
  return shown.length > 3 && shown.every((title, index) => title === expected[index]);
}

async function storedTitles(): Promise<unknown[]> {
  const order = await storedOrder();
  return Promise.all(order.map(async (id) => (await stored(`hypes/${id}`))?.['title']));
}

test('fault 16: both move the same hype: one does, the other is told why not, and both see what is true', async ({
  page,
  signIn,
  otherBrowser,
  expectConsole,
}) => {
  expectConsole(/status of 409/);
  await signIn(editor);
  const other = await otherBrowser(deleter);
  await expect(other.getByRole('row').nth(4)).toBeVisible();
  const [first = ''] = await titles(page);
  await Promise.all([choosePosition(orderOf(page, first), 3), choosePosition(orderOf(other, first), 4)]);

  const outcomes = [];
  for (const browser of [page, other]) {
    await expect(toast(browser, `“${first}”`)).toBeVisible();
    outcomes.push((await toast(browser, `“${first}”`).innerText()).includes('Siz bakarken sıralama değişti'));
  }
  expect(outcomes.filter((refused) => refused)).toHaveLength(1);
  const winner = outcomes[0] ? other : page;
  const expected = await storedTitles();
  expect(expected.indexOf(first) + 1).toBe(winner === page ? 3 : 4);
  const loser = winner === page ? other : page;
  await expect.poll(() => beginsWith(loser, expected)).toBe(true);
  await winner.getByRole('button', { name: 'Geri al' }).click();
  await expect(toast(winner, `“${first}” 1. sıraya alındı.`)).toBeVisible();
});

test('fault 16: one shuffles while the other chooses a position: the choice is refused, the list is the shuffled one', async ({
  page,
  signIn,
  otherBrowser,
  expectConsole,
}) => {
  expectConsole(/status of 409/);
  await signIn(editor);
  const other = await otherBrowser(deleter);
  await expect(page.getByRole('row').nth(4)).toBeVisible();
  const before = await storedTitles();
  await other.getByRole('button', { name: 'Karıştır' }).click();
  await expect(toast(other, /karıştırıldı/)).toBeVisible();
  const shuffled = await storedTitles();
  // A hype that the shuffle moved; this browser still shows it at its old position.
  const moved = String(before.find((title, index) => shuffled[index] !== title));
  await choosePosition(orderOf(page, moved), before.indexOf(moved) === 0 ? 2 : 1);
  await expect(toast(page, /taşınmadı\. Siz bakarken sıralama değişti/)).toBeVisible();
  await expect.poll(() => beginsWith(page, shuffled)).toBe(true);
  await other.getByRole('button', { name: 'Geri al' }).click();
  await expect(toast(other, 'Önceki sıralama geri getirildi.')).toBeVisible();
  expect(await storedTitles()).toEqual(before);
});

test('fault 17: both edit the same hype: the second to save keeps the form and sees why, the first is what is stored', async ({
  page,
  signIn,
  otherBrowser,
  expectConsole,
}) => {
  expectConsole(/status of 409|edit hype failed EDIT_CONFLICT/);
  let id = '';
  await asCaller(owner, async (caller) => {
    const hype = await uploadedHype(caller);
    ({ id } = hype);
    expect((await caller.call('hype.create', hype)).status).toBe(200);
  });
  await signIn(editor);
  const other = await otherBrowser(owner);
  const names = [
    [page, 'Birincinin Adı'],
    [other, 'İkincinin Adı'],
  ] as const;
  for (const [browser, name] of names) {
    await browser.goto(`/hype/edit/${id}`);
    await browser.getByLabel('Başlık').fill(name);
  }
  for (const [browser] of names) await browser.getByRole('button', { name: "Hype'ı Editle" }).click();
  await expect(page.getByText('Hype güncellendi.')).toBeVisible();
  await expect(other.getByText('Siz düzenlerken başka biri bunu değiştirdi.')).toBeVisible();
  await expect(other.getByLabel('Başlık')).toHaveValue('İkincinin Adı');
  expect(await stored(`hypes/${id}`)).toMatchObject({ title: 'Birincinin Adı' });
});

test('fault 22: one takes the flag of the other in the middle of a form: nothing is saved, the form stays and says why, and goes on when the flag is back or without what it is for', async ({
  page,
  signIn,
  otherBrowser,
  expectConsole,
}) => {
  expectConsole(/status of 403|create hype failed (FLAG_MISSING|PREMIUM_NOT_ALLOWED)/);
  const admin = await makeAdmin({ canCreateHypes: true, canEditHypes: true });
  const order = await storedOrder();
  const title = `Yetkisiz ${crypto.randomUUID()}`;
  await signIn(admin);
  await fillHypeForm(page, { title, times: '6000' });
  const premium = (choice: string) =>
    page.getByRole('group', { name: 'Is Premium' }).getByRole('radio', { name: choice });
  await premium('Yes').check();

  const other = await otherBrowser(owner);
  await other.goto('/admins');
  const switchFlags = async (...names: string[]) => {
    await other.getByRole('row').filter({ hasText: admin.email }).getByRole('button', { name: 'Düzenle' }).click();
    for (const name of names) await other.getByRole('dialog').getByRole('checkbox', { name }).click();
    await other.getByRole('dialog').getByRole('button', { name: 'Kaydet' }).click();
    await expect(other.getByRole('dialog')).toHaveCount(0);
  };
  await switchFlags('canCreateHypes');
  await submitButton(page).click();
  await expect(page.getByText('Bu işlem için yetkiniz yok.')).toBeVisible();
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Kullanıcılar' })).toHaveCount(0);
  await expect(page.getByLabel('Başlık')).toHaveValue(title);
  expect(await storedOrder()).toEqual(order);

  await switchFlags('canCreateHypes', 'canEditHypes');
  await submitButton(page).click();
  await expect(submitButton(page)).toHaveAccessibleDescription(/Bu özelliği kullanmak için yetkiniz yok/);
  await expect(premium('Yes')).toBeChecked();
  await premium('No').click();
  await expect(premium('No')).toHaveCount(0);
  await submitButton(page).click();
  await expect(page.getByText('Hype başarıyla oluşturuldu!')).toBeVisible();
  expect((await storedOrder()).length).toBe(order.length + 1);
});
