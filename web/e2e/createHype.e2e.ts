import { owner } from '../../functions/scripts/demoAdmins.ts';
import { auditOf, everythingStored, expectedFile, stored, storedHype, storedObjects, storedTotals } from './backend.ts';
import { expect, test } from './fixtures.ts';
import { expectCreated, fillHypeForm, submitButton } from './hypeForm.ts';
import { scrollToEnd } from './hypes.ts';
import { mediaFile, paddedVideo } from './media.ts';

test('creates a hype: three uploads, the message, the new row, and exactly the documents and objects of the design', async ({
  page,
  signIn,
}) => {
  const before = await storedTotals();
  await signIn(owner);
  await page.getByRole('link', { name: 'Yeni Hype' }).first().click();
  await expect(page.getByRole('heading', { name: 'Yeni Hype Oluştur' })).toBeVisible();
  await fillHypeForm(page, { title: 'Tarayıcıdan Gelen Gece', artist: 'Şükrü Öztürk', times: '1500\t2500\t2000' });
  await page.getByLabel('2. kart türü').selectOption('video');
  await page.getByRole('radio', { name: 'Yes' }).check();
  await submitButton(page).click();
  await expectCreated(page);

  await scrollToEnd(page);
  const row = page.getByRole('row').filter({ hasText: 'Tarayıcıdan Gelen Gece' });
  const position = before.order.count + 1;
  await expect(row.getByRole('combobox')).toHaveValue(String(position));
  await expect(row.getByRole('cell')).toHaveText([
    /\d/,
    'Tarayıcıdan Gelen Gece',
    'Şükrü Öztürk',
    'Dinle',
    'İzle',
    '2',
    '1',
    'Yes',
    'Delete',
  ]);

  const hype = await storedHype('Tarayıcıdan Gelen Gece');
  const { id } = hype;
  const objects = await storedObjects(id);
  const pathOf = (kind: string) => objects.find(({ path }) => path.startsWith(`hypes/${id}/${kind}-`))?.path ?? '';
  const media = {
    gif: expectedFile(pathOf('gif'), 'gif.mp4', 'video/mp4'),
    audio: expectedFile(pathOf('audio'), 'audio.mp3', 'audio/mpeg'),
    video: expectedFile(pathOf('video'), 'video.mp4', 'video/mp4'),
  };
  expect(objects).toHaveLength(3);
  expect(objects).toEqual(expect.arrayContaining(Object.values(media)));
  expect(hype).toEqual({
    id,
    title: 'Tarayıcıdan Gelen Gece',
    artist: 'Şükrü Öztürk',
    timestamps: [
      { timestamp: 1500, type: 'image' },
      { timestamp: 2500, type: 'video' },
      { timestamp: 2000, type: 'image' },
    ],
    timestampsCount: 3,
    imageCount: 2,
    videoCount: 1,
    createdAt: hype.createdAt,
    updatedAt: hype.createdAt,
    isPremium: true,
    order: position,
    duration: 6,
    gifUrl: expect.stringContaining(encodeURIComponent(media.gif.path)),
    audioUrl: expect.stringContaining(encodeURIComponent(media.audio.path)),
    videoUrl: expect.stringContaining(encodeURIComponent(media.video.path)),
    likes: [],
    media,
  });
  expect(await (await fetch(hype.audioUrl)).bytes()).toHaveLength(media.audio.size);

  expect(await storedTotals()).toEqual({
    order: { count: position, version: before.order.version + 1 },
    registry: {
      premiumHypeCount: before.registry.premiumHypeCount + 1,
      premiumHypeIds: [...before.registry.premiumHypeIds, id],
      markedBy: { ...before.registry.markedBy, [id]: owner.id },
    },
  });
  expect(await stored(`uploads/${id}`)).toMatchObject({ owner: owner.id, forHype: true });
  expect(await auditOf(`hypes/${id}`)).toEqual([
    {
      at: hype.createdAt,
      admin: { id: owner.id, email: owner.email },
      action: 'hype.create',
      target: `hypes/${id}`,
      before: null,
      after: hype,
    },
  ]);
  const everything = await everythingStored();
  expect(everything).not.toMatch(/"pass(word)?"/i);
  expect(everything).not.toContain(owner.password);
});

test('the three progress bars move with rounded percentages, one file after the other', async ({ page, signIn }) => {
  await signIn(owner);
  await page.route('**/v0/b/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 250));
    await route.continue();
  });
  await fillHypeForm(page, { title: 'Uzun Yükleme', video: paddedVideo(1_500_000), times: '6000' });
  await submitButton(page).click();
  const percent = async (label: string) =>
    Number(await page.getByRole('progressbar', { name: label }).getAttribute('value'));
  for (const label of ['Gif', 'Ses', 'Video'])
    await expect(page.getByRole('progressbar', { name: label })).toBeVisible();
  await expect.poll(() => percent('Gif'), { intervals: [20] }).toBe(100);
  expect(await percent('Video')).toBe(0);
  await expect.poll(() => percent('Ses'), { intervals: [20] }).toBe(100);
  await expect.poll(() => percent('Video'), { intervals: [20] }).toBeGreaterThan(0);
  expect(await percent('Video')).toBeLessThan(100);
  await expectCreated(page);
});

test('each file input has a show/hide preview toggle (spec, section 2)', async ({ page, signIn }) => {
  await signIn(owner);
  await page.goto('/hype/create');
  await page.getByLabel('Ses dosyası').setInputFiles(mediaFile('audio.mp3'));
  await page.getByLabel('Video dosyası').setInputFiles(mediaFile('video.mp4'));
  const toggles = page.getByRole('button', { name: 'Önizlemeyi göster' });
  await expect(toggles).toHaveCount(3);
  await expect(toggles.first()).toBeDisabled();
  await toggles.nth(2).click();
  const preview = page.getByLabel('Önizleme: video.mp4');
  await expect(preview).toBeVisible();
  await expect
    .poll(() => preview.evaluate((video) => (video instanceof HTMLVideoElement ? video.videoWidth : 0)))
    .toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Önizlemeyi gizle' }).click();
  await expect(preview).toHaveCount(0);
});

test('after a video is chosen the count, the times and the cards appear and resize (spec, sections 2 and 5)', async ({
  page,
  signIn,
}) => {
  await signIn(owner);
  await page.goto('/hype/create');
  await expect(page.getByLabel('Kart sayısı')).toHaveCount(0);
  await page.getByLabel('Video dosyası').setInputFiles(mediaFile('video.webm'));
  await expect(page.getByText('Süre: 6.008 ms')).toBeVisible();
  await page.getByLabel('Süreler (ms)').fill('1000 2000 3000');
  await expect(page.getByLabel('Kart sayısı')).toHaveValue('3');
  await page.getByLabel('1. kart türü').selectOption('video');
  await page.getByLabel('Kart sayısı').fill('4');
  await expect(page.getByLabel('1. kart türü')).toHaveValue('video');
  await expect(page.getByLabel('4. kart süresi (ms)')).toHaveValue('0');
  await expect(page.getByLabel('4. kart türü')).toHaveValue('image');
  await page.getByLabel('Kart sayısı').fill('2');
  await expect(page.getByLabel('3. kart süresi (ms)')).toHaveCount(0);
  await expect(page.getByLabel('2. kart süresi (ms)')).toHaveValue('2000');
  await page.getByLabel('Süreler (ms)').fill('1000 x 3000');
  await expect(page.getByText(/okunamadı.*x/)).toBeVisible();
});

test('the submit button is disabled until the form is valid, and says why (spec, sections 2 and 5)', async ({
  page,
  signIn,
}) => {
  await signIn(owner);
  await page.goto('/hype/create');
  const button = submitButton(page);
  for (const problem of [
    'Başlığı yazın.',
    'Sanatçı adını yazın.',
    'Gif dosyasını seçin.',
    'Ses dosyasını seçin.',
    'Video dosyasını seçin.',
  ]) {
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription(new RegExp(problem));
  }
  await fillHypeForm(page, { title: 'Gece', times: '6000' });
  await expect(button).toBeEnabled();
  for (const [times, enabled] of [
    ['6450', false],
    ['6449', true],
    ['5550', false],
    ['5551', true],
  ] as const) {
    await page.getByLabel('Süreler (ms)').fill(times);
    await expect(button).toBeEnabled({ enabled });
  }
  await page.getByLabel('Başlık').fill('  ');
  await expect(button).toBeDisabled();
});
