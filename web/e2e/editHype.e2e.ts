import { creator, editor, owner, spent } from '../../functions/scripts/demoAdmins.ts';
import { auditOf, expectedFile, stored, storedHype, storedObjects } from './backend.ts';
import { asCaller } from './byHand.ts';
import { expect, test } from './fixtures.ts';
import { changeByHand, expectSaved, makeHype, openEdit, saveButton, scrollToEnd } from './hypes.ts';
import { mediaFile, VIDEO_MS } from './media.ts';

test('the list leads to the form; title and cards are saved, and only they (spec, section 2)', async ({
  page,
  signIn,
}) => {
  const { id, title } = await makeHype('Düzenlenecek Gece');
  const before = await storedHype(title);
  await signIn(editor);
  await scrollToEnd(page);
  await page.getByRole('link', { name: title, exact: true }).click();
  await expect(page.getByLabel('Başlık')).toHaveValue(title);
  await expect(page.getByLabel('Sanatçı adı')).toHaveValue('Bora');
  await expect(page.getByLabel('1. kart süresi (ms)')).toHaveValue('6000');
  await expect(saveButton(page)).toBeDisabled();
  await expect(saveButton(page)).toHaveAccessibleDescription(/Henüz bir şey değiştirmediniz/);

  await page.getByLabel('Başlık').fill(`Yeni ${title}`);
  await page.getByLabel('Süreler (ms)').fill('2000 4000');
  await page.getByLabel('2. kart türü').selectOption('video');
  await saveButton(page).click();
  await expectSaved(page);
  await scrollToEnd(page);
  const row = page.getByRole('row').filter({ hasText: `Yeni ${title}` });
  await expect(row.getByRole('cell')).toHaveText([/\d/, `Yeni ${title}`, 'Bora', 'Dinle', 'İzle', '1', '1', 'No']);

  const changed = {
    title: `Yeni ${title}`,
    timestamps: [
      { timestamp: 2000, type: 'image' },
      { timestamp: 4000, type: 'video' },
    ],
    ...{ timestampsCount: 2, videoCount: 1 },
  };
  expect(await stored(`hypes/${id}`)).toEqual({ ...before, ...changed, updatedAt: expect.anything() });
  const edits = (await auditOf(`hypes/${id}`)).filter(({ action }) => action === 'hype.update');
  expect(edits).toMatchObject([{ admin: { id: editor.id }, after: changed }]);
});

test('a new gif takes the place of the old one; the two other objects stay as they were', async ({ page, signIn }) => {
  const { id, title } = await makeHype('Gifi Değişen');
  const before = await storedHype(title);
  const objects = await storedObjects(id);
  await signIn(editor);
  await openEdit(page, id);
  await expect(page.getByRole('link', { name: /kayıtlı dosyayı aç, yeni sekmede/ })).toHaveCount(3);
  await page.getByLabel('Gif dosyası', { exact: true }).setInputFiles(mediaFile('video.webm'));
  await saveButton(page).click();
  await expectSaved(page);

  const after = await storedHype(title);
  const gif = expectedFile(after.media.gif.path, 'video.webm', 'video/webm');
  expect(after.media).toEqual({ ...before.media, gif });
  expect(after.media.gif.path).not.toBe(before.media.gif.path);
  const others = objects.filter(({ path }) => path !== before.media.gif.path);
  expect(others).toHaveLength(2);
  const expected = [gif, ...others].toSorted((a, b) => a.path.localeCompare(b.path));
  await expect
    .poll(async () => (await storedObjects(id)).toSorted((a, b) => a.path.localeCompare(b.path)))
    .toEqual(expected);
});

test('the stored files can be looked at, and a chosen file can be taken back', async ({ page, signIn }) => {
  const { id } = await makeHype('Bakılan Dosyalar');
  await signIn(editor);
  await openEdit(page, id);
  await page.getByRole('button', { name: 'Önizlemeyi göster' }).nth(2).click();
  const preview = page.getByLabel(/^Önizleme: /);
  await expect
    .poll(() => preview.evaluate((video) => (video instanceof HTMLVideoElement ? video.videoWidth : 0)))
    .toBeGreaterThan(0);
  await page.getByLabel('Video dosyası', { exact: true }).setInputFiles(mediaFile('video.webm'));
  await expect(page.getByText('Süre: 6.008 ms')).toBeVisible();
  await expect(saveButton(page)).toBeEnabled();
  await page.getByRole('button', { name: 'Video dosyası: kayıtlı dosyayı koru' }).click();
  await expect(saveButton(page)).toHaveAccessibleDescription(/Henüz bir şey değiştirmediniz/);
});

test('cards off by 450 ms keep the button disabled, 449 ms do not (spec, section 5)', async ({ page, signIn }) => {
  const { id } = await makeHype('Uymayan Düzenleme');
  await signIn(editor);
  await openEdit(page, id);
  for (const [off, enabled] of [
    [-450, false],
    [-449, true],
    [450, false],
    [449, true],
  ] as const) {
    await page.getByLabel('Süreler (ms)').fill(String(VIDEO_MS + off));
    await expect(saveButton(page)).toBeEnabled({ enabled });
    if (!enabled) await expect(saveButton(page)).toHaveAccessibleDescription(/450 ms/);
  }
});

test('a change or a deletion by somebody else is told, keeps the form, and can be loaded or taken back', async ({
  page,
  signIn,
  expectConsole,
}) => {
  expectConsole(/status of 40[49]|edit hype failed (EDIT_CONFLICT|HYPE_NOT_FOUND)/);
  const { id } = await makeHype('Çakışan');
  await signIn(owner);
  await openEdit(page, id);
  await page.getByLabel('Başlık').fill('Benim Adım');
  await changeByHand(id, 'Onun Adı');
  await saveButton(page).click();
  await expect(page.getByText('Siz düzenlerken başka biri bunu değiştirdi.')).toBeVisible();
  await expect(page.getByLabel('Başlık')).toHaveValue('Benim Adım');
  expect(await stored(`hypes/${id}`)).toMatchObject({ title: 'Onun Adı' });

  await page.getByRole('button', { name: 'Güncel halini yükle' }).click();
  await expect(page.getByLabel('Başlık')).toHaveValue('Onun Adı');
  await expect(page.locator('form')).toBeFocused();
  await page.getByLabel('Başlık').fill('Bizim Adımız');
  await asCaller(owner, async (caller) => {
    expect((await caller.call('hype.delete', { id })).status).toBe(200);
  });
  await saveButton(page).click();
  await expect(page.getByText('Bu hype bulunamadı. Silinmiş olabilir.')).toBeVisible();
  await expect(page.getByText(/yüklenen dosyalar/)).toHaveCount(0);
  await expect(page.getByRole('alert').getByRole('link', { name: 'Hype listesine dön' })).toBeVisible();
  await page.getByRole('button', { name: 'Çöp kutusundan geri getir' }).click();
  await expect(page.getByText('Bu hype o zamandan beri değiştirildi.')).toBeVisible();
  await expect(page.getByLabel('Başlık')).toHaveValue('Bizim Adımız');
  await saveButton(page).click();
  await expectSaved(page);
  expect(await stored(`hypes/${id}`)).toMatchObject({ title: 'Bizim Adımız' });
});

test('after a change by somebody else the own changes and files can be taken over to the newer state', async ({
  page,
  signIn,
  expectConsole,
}) => {
  expectConsole(/status of 409|edit hype failed EDIT_CONFLICT/);
  const { id } = await makeHype('İki Kişinin');
  await signIn(owner);
  await openEdit(page, id);
  await page.getByLabel('Sanatçı adı').fill('Benim Sanatçım');
  await page.getByLabel('Gif dosyası', { exact: true }).setInputFiles(mediaFile('video.webm'));
  await changeByHand(id, 'Onun Adı');
  await saveButton(page).click();
  await page.getByRole('button', { name: 'Değişikliklerimi güncel hale aktar' }).click();
  await expect(page.getByText('Bu hype o zamandan beri değiştirildi.')).toBeVisible();
  await expect(page.getByLabel('Başlık')).toHaveValue('Onun Adı');
  await expect(page.getByLabel('Sanatçı adı')).toHaveValue('Benim Sanatçım');
  await expect(page.getByText('video.webm')).toBeVisible();

  // The file is there already.
  let uploads = 0;
  page.on('request', (request) => void (uploads += Number(request.url().includes('/v0/b/'))));
  await saveButton(page).click();
  await expectSaved(page);
  expect(uploads).toBe(0);
  const media = { gif: { contentType: 'video/webm' } };
  expect(await stored(`hypes/${id}`)).toMatchObject({ title: 'Onun Adı', artist: 'Benim Sanatçım', media });
});

test('changes are taken over where the browser keeps no drafts, too', async ({ page, signIn, expectConsole }) => {
  expectConsole(/status of 409|edit hype failed EDIT_CONFLICT/);
  const { id } = await makeHype('Saklanmayan');
  await signIn(owner);
  await page.addInitScript(() => {
    Storage.prototype.setItem = function (key, value) {
      if (key.startsWith('hypelar.kept.')) throw new DOMException('full', 'QuotaExceededError');
      this[key] = value;
    };
  });
  await openEdit(page, id);
  await page.getByLabel('Sanatçı adı').fill('Benim Sanatçım');
  await page.getByLabel('Süreler (ms)').fill('2000 4000');
  await changeByHand(id, 'Onun Adı');
  await saveButton(page).click();
  await page.getByRole('button', { name: 'Değişikliklerimi güncel hale aktar' }).click();
  await expect(page.getByLabel('Başlık')).toHaveValue('Onun Adı');
  await expect(page.getByLabel('Sanatçı adı')).toHaveValue('Benim Sanatçım');
  await saveButton(page).click();
  await expectSaved(page);
  expect(await stored(`hypes/${id}`)).toMatchObject({
    title: 'Onun Adı',
    artist: 'Benim Sanatçım',
    timestampsCount: 2,
  });
});

test('an id without a hype and an id that cannot be one: a page with a way back, and the miss in the log (spec, section 2)', async ({
  page,
  signIn,
  expectConsole,
}) => {
  expectConsole(/status of 404/);
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && logged.push(message.text()));
  await signIn(editor);
  for (const id of ['yok-boyle-bir-hype', 'a.b', '__x__', '100%25']) {
    logged.length = 0;
    await page.goto(`/hype/edit/${id}`);
    await expect(page.getByText('Böyle bir hype yok')).toBeVisible();
    expect(logged).toEqual(['edit hype HYPE_NOT_FOUND']);
  }
  await page.getByRole('link', { name: 'Hype listesine dön' }).click();
  await expect(page).toHaveURL('/');
});

test('without canEditHypes there is no link to the form, and the form says what is missing', async ({
  page,
  signIn,
}) => {
  const { id } = await makeHype('Düzenlenemez');
  await signIn(creator);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.locator('a[href^="/hype/edit/"]')).toHaveCount(0);
  await page.goto(`/hype/edit/${id}`);
  await expect(page.getByText('Hype düzenleme yetkiniz yok')).toBeVisible();
});

test('without a free premium place a premium hype stays premium or loses it, and no other becomes one', async ({
  page,
  signIn,
}) => {
  const { id } = await makeHype('Premium Kalan', { isPremium: true });
  await signIn(spent);
  await openEdit(page, id);
  await expect(page.getByRole('radio', { name: 'Yes' })).toBeChecked();
  await page.getByLabel('Başlık').fill('Premium Olan');
  await expect(saveButton(page)).toBeEnabled();
  await page.getByRole('radio', { name: 'No' }).check();
  await saveButton(page).click();
  await expectSaved(page);
  expect(await stored(`hypes/${id}`)).toMatchObject({ title: 'Premium Olan', isPremium: false });

  await openEdit(page, id);
  await page.getByRole('radio', { name: 'Yes' }).check();
  await expect(saveButton(page)).toBeDisabled();
  await expect(saveButton(page)).toHaveAccessibleDescription(/Bu özelliği kullanmak için yetkiniz yok/);
});

test('changes are not lost by leaving without a word', async ({ page, signIn }) => {
  const { id } = await makeHype('Bırakılmayan');
  await signIn(editor);
  await openEdit(page, id);
  await page.getByLabel('Başlık').fill('Yarım Kalan');
  await page.getByRole('link', { name: 'Hypelar ana sayfa' }).click();
  await expect(page.getByText('Kaydedilmemiş değişiklikler var')).toBeVisible();
  await page.getByRole('button', { name: 'Düzenlemeye devam et' }).click();
  await expect(page.getByLabel('Başlık')).toHaveValue('Yarım Kalan');
});
