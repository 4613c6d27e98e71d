import { owner } from '../../functions/scripts/demoAdmins.ts';
import { storedHype } from './backend.ts';
import { expect, test } from './fixtures.ts';
import { expectCreated, submitButton } from './hypeForm.ts';
import { choosePosition } from './hypes.ts';
import { mediaFile } from './media.ts';
import { narrowProblems } from './narrow.ts';

test.use({ ownBrowser: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } });

test('by touch at 390 px: create, preview, move, edit, delete, undo and every link of the bar', async ({
  page,
  signIn,
}) => {
  test.slow();
  const title = `Dar Ekran ${crypto.randomUUID()}`;
  await signIn(owner);
  await page.getByRole('link', { name: 'Yeni Hype' }).tap();
  await page.getByLabel('Başlık').fill(title);
  await page.getByLabel('Sanatçı adı').fill('Ece Işık');
  await page.getByLabel('Gif dosyası', { exact: true }).setInputFiles(mediaFile('gif.mp4'));
  await page.getByLabel('Ses dosyası', { exact: true }).setInputFiles(mediaFile('audio.mp3'));
  await page.getByLabel('Video dosyası', { exact: true }).setInputFiles(mediaFile('video.mp4'));
  await page.getByRole('button', { name: 'Önizlemeyi göster' }).first().tap();
  await expect(page.locator('video').first()).toBeVisible();
  await page.getByLabel('Süreler (ms)').fill('2000 4000');
  await expect(page.getByLabel('2. kart türü')).toBeVisible();
  expect(await narrowProblems(page)).toEqual([]);
  await submitButton(page).tap();
  await expectCreated(page);

  const { id } = await storedHype(title);
  await page.goto(`/hype/edit/${id}`);
  await page.getByLabel('Sanatçı adı').fill('Ece Işık ve Bora');
  await page.getByRole('button', { name: "Hype'ı Editle" }).tap();
  await expect(page.getByText('Hype güncellendi.')).toBeVisible();

  const first = page.getByRole('row').nth(1).getByRole('combobox');
  const moved = await page.getByRole('row').nth(1).getByRole('cell').nth(1).innerText();
  await choosePosition(first, 2);
  await expect(page.getByText(`“${moved}” 2. sıraya alındı.`)).toBeVisible();
  await page.getByRole('status').getByRole('button', { name: 'Geri al' }).last().tap();
  await expect(page.getByText(`“${moved}” 1. sıraya alındı.`)).toBeVisible();

  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await page.getByRole('button', { name: `Delete: ${title}` }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).tap();
  await expect(page.getByText(`“${title}” çöp kutusuna taşındı.`)).toBeVisible();
  expect(await narrowProblems(page)).toEqual([]);
  await page.getByRole('status').getByRole('button', { name: 'Geri al' }).last().tap();
  await expect(page.getByText(new RegExp(`“${title}” geri getirildi`))).toBeVisible();

  const links = page.getByRole('navigation').getByRole('link');
  for (const name of await links.allInnerTexts()) {
    await links.filter({ hasText: name }).tap();
    await expect(links.filter({ hasText: name })).toHaveAttribute('aria-current', 'page');
    expect(await narrowProblems(page)).toEqual([]);
  }
  await page.getByRole('button', { name: 'Çıkış yap' }).tap();
  await expect(page).toHaveURL(/\/signIn/);
});
