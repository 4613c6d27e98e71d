import { FLAGS, type Flag } from '@hypelar/shared/permission';
import * as z from 'zod/mini';
import { editor, owner } from '../../functions/scripts/demoAdmins.ts';
import { Timestamp } from '../../functions/src/firebase.ts';
import { makeAdmin } from './admins.ts';
import { stored, storedOrder, storedTotals } from './backend.ts';
import { asCaller, cardOf } from './byHand.ts';
import { expect, test } from './fixtures.ts';
import { expectCreated, fillHypeForm, submitButton } from './hypeForm.ts';
import { expectSaved, makeHype, openEdit, saveButton } from './hypes.ts';
import { mediaFile, paddedVideo, VIDEO_MS } from './media.ts';

test('each route shows its screen (spec, section 2)', async ({ page, signIn }) => {
  await page.goto('/signIn');
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await expect(page.getByLabel('E-posta')).toHaveAttribute('type', 'email');
  await expect(page.getByLabel('Şifre', { exact: true })).toHaveAttribute('type', 'password');
  await signIn(owner);
  for (const [path, heading] of [
    ['/', 'Hypelar'],
    ['/users', /^Kullanıcılar: \d+$/],
    ['/users/demo-user-01', 'Kullanıcı Detayı'],
    ['/hype/create', 'Yeni Hype Oluştur'],
    ['/hype/edit/demo-hype-1', "Hype'ı Düzenle"],
    ['/admin/create', 'Yeni Admin'],
    ['/admin/docs', 'Belgeler'],
    ['/hype/trash', 'Çöp kutusu'],
    ['/admins', 'Yöneticiler'],
    ['/activity', 'Geçmiş'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByRole('navigation')).toBeVisible();
  }
});

/** The flag that each element of the list screen needs; null for everyone. */
const NEEDS = {
  Kullanıcılar: 'canCreateHypes',
  'Yeni Hype': 'canCreateHypes',
  'Yeni Admin': 'canCreateAdmins',
  'Çöp kutusu': 'canDeleteHypes',
  Belgeler: null,
  'Boğazda Sabah': 'canEditHypes',
} as const satisfies Record<string, Flag | null>;

for (const held of [null, ...FLAGS]) {
  test(`header buttons and columns with ${held ?? 'no flag'} alone: users and new hype need canCreateHypes, new admin needs canCreateAdmins, documents and shuffle are visible to everyone (spec, sections 2 and 6)`, async ({
    page,
    signIn,
  }) => {
    await signIn(await makeAdmin(held === null ? {} : { [held]: true }));
    const main = page.getByRole('main');
    await expect(main.getByText('Boğazda Sabah', { exact: true })).toBeVisible();
    for (const [name, flag] of Object.entries(NEEDS)) {
      const shown = flag === null || flag === held ? 1 : 0;
      await expect(main.getByRole('link', { name, exact: true })).toHaveCount(shown);
    }
    await expect(main.getByRole('button', { name: 'Karıştır' })).toBeEnabled();
    const deletes = held === 'canDeleteHypes' ? 1 : 0;
    await expect(main.getByRole('columnheader', { name: 'Delete' })).toHaveCount(deletes);
    await expect(main.getByRole('button', { name: 'Delete: Boğazda Sabah' })).toHaveCount(deletes);
  });
}

test('an admin without canCreateHypes sees no link to the users, nor without canCreateAdmins to the admins and the activity, and is told who can help (spec, section 6)', async ({
  page,
  signIn,
}) => {
  await signIn(editor);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  for (const name of ['Kullanıcılar', 'Yöneticiler', 'Geçmiş']) {
    await expect(page.getByRole('link', { name })).toHaveCount(0);
  }
  for (const [path, refusal] of [
    ['/users', 'Kullanıcıları görme yetkiniz yok'],
    ['/users/demo-user-01', 'Kullanıcıları görme yetkiniz yok'],
    ['/admins', 'Yöneticileri görme yetkiniz yok'],
    ['/activity', 'Geçmişi görme yetkiniz yok'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(refusal)).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(0);
  }
});

test('Order is a dropdown of 1..N (spec, section 2)', async ({ page, signIn }) => {
  await signIn(editor);
  const dropdown = page.getByRole('combobox', { name: /^Order: / }).first();
  await dropdown.focus();
  const positions = (await storedOrder()).map((_, index) => String(index + 1));
  await expect(dropdown.locator('option')).toHaveText(positions);
});

test('the form takes title, artist name, gif file (video/*), audio file (audio/*) and video file (video/*); pasted times are split by tab if a tab is present, otherwise by space; each card has a number in ms and a type, image or video; total entered time versus video duration (spec, section 2)', async ({
  page,
  signIn,
}) => {
  await signIn(owner);
  await page.goto('/hype/create');
  await expect(page.getByLabel('Başlık')).toBeEditable();
  await expect(page.getByLabel('Sanatçı adı')).toBeEditable();
  for (const [label, accept] of [
    ['Gif dosyası', 'video/*'],
    ['Ses dosyası', 'audio/*'],
    ['Video dosyası', 'video/*'],
  ] as const) {
    await expect(page.getByLabel(label, { exact: true })).toHaveAttribute('accept', accept);
  }
  await page.getByLabel('Video dosyası', { exact: true }).setInputFiles(mediaFile('video.mp4'));
  for (const [times, cards] of [
    ['1000\t2000\t3000', ['1000', '2000', '3000']],
    ['1500 4500', ['1500', '4500']],
  ] as const) {
    await page.getByLabel('Süreler (ms)').fill(times);
    await expect(page.getByLabel('Kart sayısı')).toHaveValue(String(cards.length));
    for (const [index, card] of cards.entries())
      await expect(page.getByLabel(`${index + 1}. kart süresi (ms)`)).toHaveValue(card);
  }
  await expect(page.getByLabel('1. kart türü').locator('option')).toHaveText(['image', 'video']);
  await page.getByLabel('1. kart süresi (ms)').fill('1000');
  await expect(page.getByText('5.500 ms', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('6.000 ms', { exact: true }).first()).toBeVisible();
});

test('files over 256 KB use a resumable chunked upload, smaller files a single multipart upload (spec, section 4)', async ({
  page,
  signIn,
}) => {
  const protocols: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/v0/b/'))
      protocols.push(request.headers()['x-goog-upload-protocol']);
  });
  await signIn(owner);
  await fillHypeForm(page, { title: 'Parça Parça', video: paddedVideo(256 * 1024 + 1), times: String(VIDEO_MS) });
  await submitButton(page).click();
  await expectCreated(page);
  expect(protocols.slice(0, 3)).toEqual(['multipart', 'multipart', 'resumable']);
});

test('on edit the premium counter is incremented and the hype id is appended to the premium list (spec, section 4); the screen has the same fields, and nothing is saved when the tolerance does not hold (spec, sections 2 and 5)', async ({
  page,
  signIn,
}) => {
  const { id } = await makeHype('Premium Olacak');
  const { registry } = await storedTotals();
  await signIn(owner);
  await openEdit(page, id);
  for (const label of ['Sanatçı adı', 'Gif dosyası', 'Ses dosyası', 'Video dosyası', 'Kart sayısı', 'Süreler (ms)'])
    await expect(page.getByLabel(label, { exact: true })).toBeVisible();
  await page.getByRole('radio', { name: 'Yes' }).check();
  await saveButton(page).click();
  await expectSaved(page);
  expect(await storedTotals()).toMatchObject({
    registry: {
      premiumHypeCount: registry.premiumHypeCount + 1,
      premiumHypeIds: [...registry.premiumHypeIds, id],
      markedBy: { ...registry.markedBy, [id]: owner.id },
    },
  });
  const saved = await stored(`hypes/${id}`);
  const updatedAt = z.parse(z.instanceof(Timestamp), saved?.['updatedAt']).toMillis();
  await asCaller(owner, async (caller) => {
    const answer = await caller.call('hype.update', { id, updatedAt, timestamps: [cardOf(VIDEO_MS - 450)] });
    expect(answer).toMatchObject({ status: 400, error: { message: 'CARD_TIME_MISMATCH' } });
  });
  expect(await stored(`hypes/${id}`)).toEqual(saved);
});
