import { closeSync, ftruncateSync, openSync } from 'node:fs';
import { owner } from '../../functions/scripts/demoAdmins.ts';
import { storedHype } from './backend.ts';
import { expect, test } from './fixtures.ts';
import { expectCreated, fillHypeForm, submitButton } from './hypeForm.ts';
import { mediaFile } from './media.ts';

test('a recording that tells no duration is measured all the same, by the browser and by the server', async ({
  page,
  signIn,
}) => {
  const title = `Süresiz ${crypto.randomUUID()}`;
  await signIn(owner);
  await fillHypeForm(page, {
    title,
    gif: mediaFile('noDuration.webm'),
    video: mediaFile('noDuration.webm'),
    times: '4000',
  });
  // The browser leaves out the last frame, the server does not.
  await expect(page.getByText('Süre: 3.900 ms')).toBeVisible();
  await submitButton(page).click();
  await expectCreated(page);
  expect(await storedHype(title)).toMatchObject({ duration: 4 });
});

test('a video that only other browsers play is measured from its file, warned about, and saved', async ({
  page,
  signIn,
}) => {
  const title = `Başka Tarayıcıda ${crypto.randomUUID()}`;
  await signIn(owner);
  await fillHypeForm(page, { title, gif: mediaFile('hevc.mp4'), video: mediaFile('hevc.mp4'), times: '3550' });
  await expect(page.getByText('Süre: 4.000 ms')).toBeVisible();
  await expect(page.getByText('Bu tarayıcı videonun kodlamasını (HEVC olabilir) oynatamıyor.')).toBeVisible();
  // The form does not measure the gif, but still names its codec.
  await expect(page.getByText('Bu dosya HEVC ile kodlanmış')).toHaveCount(1);
  await expect(submitButton(page)).toBeDisabled();
  await page.getByLabel('Süreler (ms)').fill('3551');
  await page.getByRole('button', { name: 'Önizlemeyi göster' }).nth(2).click();
  await expect(page.getByText('Tarayıcı bu dosyayı oynatamıyor ya da açamıyor.')).toBeVisible();
  await submitButton(page).click();
  await expectCreated(page);
  expect(await storedHype(title)).toMatchObject({ duration: 4 });
});

test('empty, huge, foreign and unplayable files are named with the reason, and another file takes their place', async ({
  page,
  signIn,
}, testInfo) => {
  /** Creates a sparse file of this many bytes, which takes no disk space. */
  const sparse = (name: string, bytes: number): string => {
    const path = testInfo.outputPath(name);
    const file = openSync(path, 'w');
    ftruncateSync(file, bytes);
    closeSync(file);
    return path;
  };
  await signIn(owner);
  await fillHypeForm(page, { title: 'Garip Dosyalar', times: '6000' });
  await expect(submitButton(page)).toBeEnabled();
  for (const [label, path, sentence] of [
    ['Gif dosyası', sparse('bos.mp4', 0), '“bos.mp4” kullanılamaz: dosya boş.'],
    ['Gif dosyası', sparse('buyuk.mp4', 50_000_001), '“buyuk.mp4” kullanılamaz: dosya izin verilenden büyük.'],
    ['Gif dosyası', sparse('metin.txt', 10), '“metin.txt” kullanılamaz: dosya türü bu alana uygun değil.'],
    ['Ses dosyası', sparse('dev.mp3', 200_000_001), '“dev.mp3” kullanılamaz: dosya izin verilenden büyük.'],
    ['Video dosyası', sparse('dev.mp4', 2_000_000_001), '“dev.mp4” kullanılamaz: dosya izin verilenden büyük.'],
    ['Video dosyası', sparse('sifir.mp4', 5000), 'Tarayıcı bu videoyu oynatamıyor.'],
    ['Video dosyası', mediaFile('mpeg4.mp4'), 'Tarayıcı bu videoyu oynatamıyor.'],
    ['Video dosyası', mediaFile('audio.mp3'), '“audio.mp3” kullanılamaz: dosya türü bu alana uygun değil.'],
  ] as const) {
    await page.getByLabel(label).setInputFiles(path);
    await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible();
    await expect(submitButton(page)).toBeDisabled();
    await expect(submitButton(page)).toHaveAccessibleDescription(/dosyanın yerine|okunabilen bir video/);
    const good = { 'Gif dosyası': 'gif.mp4', 'Ses dosyası': 'audio.mp3', 'Video dosyası': 'video.mp4' }[label];
    await page.getByLabel(label).setInputFiles(mediaFile(good));
    await expect(submitButton(page)).toBeEnabled();
  }
});

test('what the form cannot tell is refused by the server by its bytes, with the file and the reason', async ({
  page,
  signIn,
  expectConsole,
}) => {
  expectConsole(/status of 412|create hype failed UPLOAD_REFUSED/);
  const title = `Eski Kodlama ${crypto.randomUUID()}`;
  await signIn(owner);
  await fillHypeForm(page, { title, gif: mediaFile('mpeg4.mp4'), times: '6000' });
  await submitButton(page).click();
  await expect(page.getByText('“mpeg4.mp4” kullanılamaz: kodlaması tarayıcılarda oynatılamıyor.')).toBeVisible();
  await page.getByLabel('Gif dosyası').setInputFiles(mediaFile('gif.mp4'));
  await submitButton(page).click();
  await expectCreated(page);
});
