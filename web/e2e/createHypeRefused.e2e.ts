import { creator, deleter, editor, owner, spent } from '../../functions/scripts/demoAdmins.ts';
import { makeStranger, md5, stored, storedHype, storedObjects, storedTotals } from './backend.ts';
import { asCaller, cardOf, post, uploadedHype } from './byHand.ts';
import { expect, test } from './fixtures.ts';
import { expectCreated, fillHypeForm, submitButton } from './hypeForm.ts';
import { mediaFile, paddedVideo, VIDEO_MS } from './media.ts';
import { answerWith } from './screens/answers.ts';

const refused = (status: number, code: string, appCode: string) => ({
  status,
  error: { message: appCode, data: { code, appCode } },
});

test('cards off by exactly 450 ms: the button is disabled, and the same payload by hand is BAD_REQUEST', async ({
  page,
  signIn,
}) => {
  await signIn(owner);
  await fillHypeForm(page, { title: 'Uymayan', times: String(VIDEO_MS - 450) });
  await expect(submitButton(page)).toBeDisabled();
  await expect(submitButton(page)).toHaveAccessibleDescription(/450 ms/);

  await asCaller(owner, async (caller) => {
    const hype = await uploadedHype(caller);
    for (const off of [-450, 450]) {
      const answer = await caller.call('hype.create', { ...hype, timestamps: [cardOf(VIDEO_MS + off)] });
      expect(answer).toMatchObject(refused(400, 'BAD_REQUEST', 'CARD_TIME_MISMATCH'));
      expect(answer.error?.data.details).toEqual({ durationMs: VIDEO_MS });
    }
    expect(await stored(`hypes/${hype.id}`)).toBeUndefined();
    const fits = await caller.call('hype.create', { ...hype, timestamps: [cardOf(VIDEO_MS + 449)] });
    expect(fits.status).toBe(200);
  });
});

test('an admin without canCreateHypes sees no button, is FORBIDDEN, and may not upload', async ({ page, signIn }) => {
  await signIn(editor);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Yeni Hype' })).toHaveCount(0);
  await page.goto('/hype/create');
  await expect(page.getByText('Hype oluşturma yetkiniz yok')).toBeVisible();

  const hype = { id: 'x', title: 'a', artist: 'b', timestamps: [], isPremium: false, media: {} };
  await asCaller(editor, async (caller) => {
    expect(await caller.call('hype.reserve', {})).toMatchObject(refused(403, 'FORBIDDEN', 'FLAG_MISSING'));
    expect(await caller.call('hype.create', hype)).toMatchObject(refused(403, 'FORBIDDEN', 'FLAG_MISSING'));
  });
});

test('an upload by someone without a flag for it gets storage/unauthorized', async () => {
  for (const account of [await makeStranger(), deleter]) {
    await asCaller(account, async (caller) => {
      await expect(caller.upload('hypes/abc/gif-1', 'gif.mp4', 'video/mp4')).rejects.toMatchObject({
        code: 'storage/unauthorized',
      });
    });
  }
});

test('the premium control is shown only with canEditHypes (spec, section 2)', async ({ page, signIn }) => {
  await signIn(creator);
  await page.goto('/hype/create');
  await expect(submitButton(page)).toBeVisible();
  await expect(page.getByRole('group', { name: 'Is Premium' })).toHaveCount(0);
});

test('with the premium allowance used up the form and the server say the sentence of the spec', async ({
  page,
  signIn,
}) => {
  await signIn(spent);
  await fillHypeForm(page, { title: 'Premium Olmaz', times: '6000' });
  await page.getByRole('radio', { name: 'Yes' }).check();
  await expect(page.getByRole('alert').filter({ hasText: 'Bu özelliği kullanmak için yetkiniz yok. ' })).toBeVisible();
  await expect(submitButton(page)).toBeDisabled();

  await asCaller(spent, async (caller) => {
    const hype = await uploadedHype(caller);
    expect(await caller.call('hype.create', { ...hype, isPremium: true })).toMatchObject(
      refused(403, 'FORBIDDEN', 'PREMIUM_NOT_ALLOWED'),
    );
    expect(await stored(`hypes/${hype.id}`)).toBeUndefined();
  });
});

test('a text file renamed to .mp4 is refused by what its bytes say; another file then goes through', async ({
  page,
  signIn,
  expectConsole,
}) => {
  expectConsole(/status of 412|create hype failed UPLOAD_REFUSED/);
  await signIn(owner);
  await fillHypeForm(page, { title: 'Sahte Gif', gif: mediaFile('notVideo.mp4'), times: '6000' });
  await submitButton(page).click();
  await expect(page.getByText('notVideo.mp4” kullanılamaz')).toBeVisible();
  await expect(submitButton(page)).toBeDisabled();
  await expect(page.getByLabel('Başlık')).toHaveValue('Sahte Gif');

  await page.getByLabel('Gif dosyası').setInputFiles(mediaFile('gif.mp4'));
  await submitButton(page).click();
  await expectCreated(page);
  const hype = await storedHype('Sahte Gif');
  expect(await storedObjects(hype.id)).toHaveLength(3);
});

test('fault 8: an upload cut in the middle goes on by itself and ends with the same bytes', async ({
  page,
  signIn,
  expectConsole,
}) => {
  expectConsole(/net::ERR_/);
  await signIn(owner);
  const video = paddedVideo(1_500_000);
  let chunks = 0;
  await page.route('**/v0/b/**', async (route) => {
    const isChunk = /upload/.test((await route.request().headerValue('x-goog-upload-command')) ?? '');
    const isSecondChunk =
      isChunk && (await route.request().headerValue('x-goog-upload-offset')) !== '0' && ++chunks === 1;
    await (isSecondChunk ? route.abort('connectionreset') : route.continue());
  });
  await fillHypeForm(page, { title: 'Kesilen Yükleme', video, times: '6000' });
  await submitButton(page).click();
  await expectCreated(page);
  expect(chunks).toBeGreaterThan(1);
  const hype = await storedHype('Kesilen Yükleme');
  expect(hype.media.video).toMatchObject({ size: video.buffer.byteLength, md5Hash: md5(video.buffer) });
});

test('an upload that fails says why, keeps the form, and a retry sends only what is missing', async ({
  page,
  signIn,
  expectConsole,
}) => {
  expectConsole(/status of 403|upload failed video unauthorized|create hype failed RESERVATION_NOT_FOUND/);
  await signIn(owner);
  const started: string[] = [];
  let failing = true;
  await page.route('**/v0/b/**', async (route) => {
    const url = decodeURIComponent(route.request().url());
    const kind = /hypes\/[^/]+\/(gif|audio|video)-/.exec(url)?.[1] ?? '';
    if (route.request().method() === 'POST') started.push(kind);
    await (failing && kind === 'video' ? route.fulfill({ status: 403, body: '{}' }) : route.continue());
  });
  await fillHypeForm(page, { title: 'İkinci Deneme', times: '6000' });
  await submitButton(page).click();
  await expect(page.getByText('Hype oluşturulamadı')).toBeVisible();
  await expect(page.getByText(/Video: .*yetki/i)).toBeVisible();
  await expect(page.getByLabel('Başlık')).toHaveValue('İkinci Deneme');
  await expect(page.getByLabel('Süreler (ms)')).toHaveValue('6000');

  await expect(page.getByText('Form ve yüklenen dosyalar duruyor.')).toBeVisible();

  failing = false;
  started.length = 0;
  await answerWith(page, { 'hype.create': { refusal: 'RESERVATION_NOT_FOUND' } });
  await submitButton(page).click();
  await expect(page.getByText('Tekrar denerseniz dosyalar yeniden yüklenir.')).toBeVisible();
  expect(new Set(started)).toEqual(new Set(['video']));
  // The uploads are gone, and no message says that they are kept.
  await expect(page.getByText('Form olduğu gibi duruyor.')).toBeVisible();
  await expect(page.getByText('Form ve yüklenen dosyalar duruyor.')).toHaveCount(0);
  await expect(page.getByRole('progressbar')).toHaveCount(0);

  await page.unroute(/\/trpc\//);
  started.length = 0;
  await submitButton(page).click();
  await expectCreated(page);
  expect(new Set(started)).toEqual(new Set(['gif', 'audio', 'video']));
  expect((await storedHype('İkinci Deneme')).timestampsCount).toBe(1);
});

test('hype.create sent twice makes one hype; the same id with other content is a CONFLICT', async () => {
  await asCaller(owner, async (caller) => {
    const hype = await uploadedHype(caller);
    const count = (await storedTotals()).order.count;
    const first = await caller.call('hype.create', hype);
    expect(first.status).toBe(200);
    expect(await caller.call('hype.create', hype)).toEqual(first);
    expect(await caller.call('hype.create', { ...hype, title: 'Başka' })).toMatchObject(
      refused(409, 'CONFLICT', 'HYPE_EXISTS'),
    );
    expect((await storedTotals()).order.count).toBe(count + 1);
  });
});

test('without a token every call is UNAUTHORIZED; a signed-in account that is no admin is FORBIDDEN', async () => {
  for (const token of [undefined, 'garbage', 'a.b.c']) {
    expect(await post('hype.reserve', {}, token)).toMatchObject(refused(401, 'UNAUTHORIZED', 'SIGN_IN_REQUIRED'));
  }
  await asCaller(await makeStranger(), async (caller) => {
    expect(await caller.call('hype.reserve', {})).toMatchObject(refused(403, 'FORBIDDEN', 'NOT_AN_ADMIN'));
    expect(await caller.call('hype.create', { id: '..' })).toMatchObject(refused(403, 'FORBIDDEN', 'NOT_AN_ADMIN'));
  });
});
