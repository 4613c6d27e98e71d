import type { Page } from '@playwright/test';
import { editor, owner } from '../../functions/scripts/demoAdmins.ts';
import { stored, storedHype, storedObjects } from './backend.ts';
import { expect, test } from './fixtures.ts';
import { changeByHand, makeHype, openEdit, saveButton } from './hypes.ts';
import { expectCreated, fillHypeForm, submitButton } from './hypeForm.ts';
import { holdBack, loseAnswer } from './lostAnswers.ts';
import { mediaFile } from './media.ts';
import { restoreSession, storedSession } from './storedSession.ts';

const RESTORED = 'Yarım kalan formunuz geri getirildi.';
const UNSAVED = 'Kaydedilmemiş değişiklikler var';

/** Presses the back button; navigation waits until the question is answered. */
function pressBack(page: Page): void {
  page.goBack().catch(() => null);
}

/** The session storage keys of unfinished work, by place. */
const kept = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('hypelar.kept.')));

test('an unfinished form survives a reload; files are asked for again by name; after the save nothing is kept', async ({
  page,
  signIn,
}) => {
  const title = `Yarım Kalan ${crypto.randomUUID()}`;
  await signIn(owner);
  await fillHypeForm(page, { title, times: '2500 3500' });
  await page.getByLabel('2. kart türü').selectOption('video');
  await page.getByRole('radio', { name: 'Yes' }).check();
  await page.reload();

  await expect(page.getByText(RESTORED)).toBeVisible();
  await expect(page.getByText('yeniden seçin: gif.mp4, audio.mp3, video.mp4')).toBeVisible();
  await expect(page.getByText('2 kart duruyor')).toBeVisible();
  await expect(page.getByLabel('Başlık')).toHaveValue(title);
  await expect(page.getByLabel('Sanatçı adı')).toHaveValue('Ayşe Işık');
  await expect(page.getByRole('radio', { name: 'Yes' })).toBeChecked();
  await expect(page.getByText('Yeniden seçin: gif.mp4', { exact: true })).toBeVisible();

  await page.getByLabel('Gif dosyası').setInputFiles(mediaFile('gif.mp4'));
  await expect(page.getByText('yeniden seçin: audio.mp3, video.mp4')).toBeVisible();
  await page.getByLabel('Ses dosyası').setInputFiles(mediaFile('audio.mp3'));
  await page.getByLabel('Video dosyası').setInputFiles(mediaFile('video.mp4'));
  await expect(page.getByLabel('2. kart türü')).toHaveValue('video');
  await submitButton(page).click();
  await expectCreated(page);
  const timestamps = [
    { timestamp: 2500, type: 'image' },
    { timestamp: 3500, type: 'video' },
  ];
  expect(await storedHype(title)).toMatchObject({ timestamps, isPremium: true });
  expect(await kept(page)).toEqual([]);

  await page.goto('/hype/create');
  await expect(page.getByLabel('Başlık')).toHaveValue('');
  await expect(page.getByText(RESTORED)).toHaveCount(0);
});

test('unsaved work is asked about before a link, the back button, and the closing of the tab; never after a save, nor does a save that ends late end the work begun since', async ({
  page,
  signIn,
}) => {
  await signIn(owner);
  await page.getByRole('link', { name: 'Yeni Hype' }).first().click();
  await page.getByLabel('Başlık').fill('Bırakılmayan');
  const question = page.getByRole('dialog', { name: UNSAVED });

  pressBack(page);
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Düzenlemeye devam et' }).click();
  await expect(page).toHaveURL('/hype/create');
  await expect(page.getByLabel('Başlık')).toHaveValue('Bırakılmayan');

  await page.getByRole('link', { name: 'Hypelar ana sayfa' }).click();
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);

  const asked = page.waitForEvent('dialog');
  void page.close({ runBeforeUnload: true });
  const beforeUnload = await asked;
  expect(beforeUnload.type()).toBe('beforeunload');
  await beforeUnload.dismiss();

  await page.getByLabel('Sanatçı adı').click();
  pressBack(page);
  await question.getByRole('button', { name: 'Değişiklikleri bırak' }).click();
  await expect(page).toHaveURL('/');
  expect(await kept(page)).toEqual([]);

  const release = await holdBack(page, 'hype.create');
  await fillHypeForm(page, { title: 'Kaydedilirken Bırakılan', times: '6000' });
  await submitButton(page).click();
  await expect(page.getByRole('button', { name: 'Kaydediliyor…' })).toBeVisible();
  await page.getByRole('link', { name: 'Belgeler' }).first().click();
  await question.getByRole('button', { name: 'Değişiklikleri bırak' }).click();
  await page.getByLabel('Terms Of Use').fill('Sonra yazılan');
  release();
  await expect(page.getByText('Hype başarıyla oluşturuldu!')).toBeVisible();
  await expect(page.getByLabel('Terms Of Use')).toHaveValue('Sonra yazılan');
  await page.getByRole('link', { name: 'Hypelar ana sayfa' }).click();
  await question.getByRole('button', { name: 'Değişiklikleri bırak' }).click();
  await expect(page).toHaveURL('/');

  await fillHypeForm(page, { title: 'Kaydedilip Bırakılan', times: '6000' });
  await submitButton(page).click();
  await expectCreated(page);
  await page.getByRole('link', { name: 'Belgeler' }).first().click();
  await expect(page).toHaveURL('/admin/docs');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(question).toHaveCount(0);
});

test('the draft of an edited hype says that the hype was changed since, and saves over nothing of it', async ({
  page,
  signIn,
}) => {
  const { id } = await makeHype('Taslağı Kalan');
  await signIn(owner);
  await openEdit(page, id);
  await page.getByLabel('Sanatçı adı').fill('Benim Sanatçım');
  await page.getByLabel('Gif dosyası', { exact: true }).setInputFiles(mediaFile('video.webm'));
  await changeByHand(id, 'Onun Adı');
  await page.reload();

  await expect(page.getByText('Bu hype o zamandan beri değiştirildi.')).toBeVisible();
  await expect(page.getByLabel('Başlık')).toHaveValue('Onun Adı');
  await expect(page.getByLabel('Sanatçı adı')).toHaveValue('Benim Sanatçım');
  await expect(saveButton(page)).toBeDisabled();
  await expect(saveButton(page)).toHaveAccessibleDescription(/yeniden seçin ya da kayıtlı olanları koruyun/);
  await page.getByRole('button', { name: 'Gif dosyası: kayıtlı dosyayı koru' }).click();
  await saveButton(page).click();
  await expect(page.getByText('Hype güncellendi.')).toBeVisible();
  expect(await stored(`hypes/${id}`)).toMatchObject({ title: 'Onun Adı', artist: 'Benim Sanatçım' });
});

test('a draft is discarded after a question, belongs to one hype, and is gone after signing out', async ({
  page,
  signIn,
}) => {
  const { id, title } = await makeHype('Silinen Taslak');
  await signIn(editor);
  await openEdit(page, id);
  await page.getByLabel('Başlık').fill('Vazgeçilen');
  await page.reload();
  await page.getByRole('button', { name: 'Taslağı sil' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Taslağı sil' }).click();
  await expect(page.getByText(RESTORED)).toHaveCount(0);
  await expect(page.getByLabel('Başlık')).toHaveValue(title);
  await expect(page.locator('form')).toBeFocused();
  expect(await kept(page)).toEqual([]);

  await page.getByLabel('Başlık').fill('Unutulacak');
  // An address typed by hand, about which the browser itself asks.
  await page.goto('/');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  expect(await kept(page)).toHaveLength(1);
  await page.getByRole('button', { name: 'Çıkış yap' }).click();
  await expect(page).toHaveURL(/signIn/);
  expect(await kept(page)).toEqual([]);
});

test('a hype whose answer was lost is not made twice by a form that was loaded anew; a copy of the tab can make another of it', async ({
  page,
  context,
  signIn,
  expectConsole,
}) => {
  expectConsole(/net::ERR_|status of 409|create hype failed (NETWORK|HYPE_EXISTS)/);
  const title = `Bir Kez Oluşan ${crypto.randomUUID()}`;
  await signIn(owner);
  await loseAnswer(page, 'hype.create');
  await fillHypeForm(page, { title, times: '6000' });
  await submitButton(page).click();
  await expect(page.getByText('Sunucuya ulaşılamıyor.')).toBeVisible();
  const first = await storedHype(title);

  const copy = await context.newPage();
  await copy.addInitScript(restoreSession, await storedSession(page));
  await copy.goto('/hype/create');
  await page.reload();
  for (const tab of [page, copy]) {
    await expect(tab.getByText(RESTORED)).toBeVisible();
    await tab.getByLabel('Gif dosyası').setInputFiles(mediaFile('gif.mp4'));
    await tab.getByLabel('Ses dosyası').setInputFiles(mediaFile('audio.mp3'));
    await tab.getByLabel('Video dosyası').setInputFiles(mediaFile('video.mp4'));
  }
  await submitButton(page).click();
  await expectCreated(page);
  expect(await storedHype(title)).toEqual(first);

  // A different hype cannot use the same id: the form links to the saved one, and can save its own as a new hype.
  await copy.getByLabel('Başlık').fill(`${title} 2`);
  await submitButton(copy).click();
  const refusal = copy.getByRole('alert').filter({ hasText: 'Bu hype daha önce kaydedilmiş.' });
  await expect(refusal.getByRole('link', { name: 'Hype listesine dön' })).toBeVisible();
  await refusal.getByRole('button', { name: 'Yeni hype olarak kaydet' }).click();
  await expectCreated(copy);
  const second = await storedHype(`${title} 2`);
  expect(second.id).not.toBe(first.id);
  expect(await storedObjects(second.id)).toHaveLength(3);
});
