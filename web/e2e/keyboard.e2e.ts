import type { Page } from '@playwright/test';
import { owner } from '../../functions/scripts/demoAdmins.ts';
import { stored, storedHype, storedOrder } from './backend.ts';
import { asCaller } from './byHand.ts';
import { expect, test } from './fixtures.ts';
import { submitButton } from './hypeForm.ts';
import { tabTo } from './keyboard.ts';
import { mediaFile } from './media.ts';

const main = (page: Page) => page.locator('main');
const orderAt = (page: Page, position: number) =>
  main(page)
    .getByRole('row')
    .nth(position)
    .getByRole('combobox', { name: /^Order/ });

/**
 * Moves a hype, returns a function that moves it back. In a list that other tests made long a new hype is far down; the
 * walk continues with it near the top.
 */
async function moveUp(id: string, to: number): Promise<() => Promise<void>> {
  const move = (from: number, target: number) =>
    asCaller(owner, async (caller) => {
      expect((await caller.call('hype.move', { id, from, to: target })).status).toBe(200);
    });
  const last = (await storedOrder()).indexOf(id) + 1;
  await move(last, to);
  return async () => move((await storedOrder()).indexOf(id) + 1, last);
}

test('with the keyboard alone: sign in, create, reorder, edit, delete, undo, sign out; the focus always shows', async ({
  page,
}) => {
  test.slow();
  const title = `Klavye ${crypto.randomUUID()}`;
  await page.goto('/signIn');
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: 'İçeriğe geç' }));
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
  await tabTo(page, page.getByLabel('E-posta'));
  await page.keyboard.type(owner.email);
  await tabTo(page, page.getByLabel('Şifre', { exact: true }));
  await page.keyboard.type(owner.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');

  await tabTo(page, main(page).getByRole('link', { name: 'Yeni Hype' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/hype/create');
  await tabTo(page, page.getByLabel('Başlık'));
  await page.keyboard.type(title);
  await tabTo(page, page.getByLabel('Sanatçı adı'));
  await page.keyboard.type('Ece Işık');
  for (const [label, file] of [
    ['Gif dosyası', 'gif.mp4'],
    ['Ses dosyası', 'audio.mp3'],
    ['Video dosyası', 'video.mp4'],
  ] as const) {
    const input = page.getByLabel(label, { exact: true });
    await tabTo(page, input);
    // Space would open the system's file dialog.
    await input.setInputFiles(mediaFile(file));
  }
  await tabTo(page, page.getByLabel('Süreler (ms)'));
  await page.keyboard.type('2000 4000');
  await tabTo(page, page.getByLabel('2. kart türü'));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByLabel('2. kart türü')).toHaveValue('video');
  await tabTo(page, submitButton(page));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Hype başarıyla oluşturuldu!')).toBeVisible();
  await expect(page).toHaveURL('/');
  const { id } = await storedHype(title);
  expect(await stored(`hypes/${id}`)).toMatchObject({ title, imageCount: 1, videoCount: 1 });

  const moveBack = await moveUp(id, 2);
  await page.reload();
  await expect(main(page).getByRole('row').nth(2)).toContainText(title);
  await tabTo(page, orderAt(page, 2));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('row').nth(4)).toContainText(title);
  await expect(page.getByText(`“${title}” 4. sıraya alındı.`)).toBeVisible();
  await expect(orderAt(page, 2)).toBeFocused();
  await page.keyboard.press('F8');
  await expect(page.getByRole('button', { name: 'Geri al' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('row').nth(2)).toContainText(title);
  await expect(orderAt(page, 2)).toBeFocused();

  await tabTo(page, page.getByRole('link', { name: title, exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Başlık')).toHaveValue(title);
  await tabTo(page, page.getByLabel('Sanatçı adı'));
  await page.keyboard.type(' ve Bora');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Hype güncellendi.')).toBeVisible();
  expect(await stored(`hypes/${id}`)).toMatchObject({ title });

  const remove = page.getByRole('button', { name: `Delete: ${title}` });
  await tabTo(page, remove);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Vazgeç' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(remove).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Vazgeç' })).toBeFocused();
  await tabTo(page, dialog.getByRole('button', { name: 'Delete' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(`“${title}” çöp kutusuna taşındı.`)).toBeVisible();
  await expect(remove).toHaveCount(0);
  await page.keyboard.press('F8');
  await page.keyboard.press('Enter');
  await expect(remove).toBeVisible();

  await tabTo(page, page.getByRole('button', { name: 'Çıkış yap' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/signIn/);
  await moveBack();
});
