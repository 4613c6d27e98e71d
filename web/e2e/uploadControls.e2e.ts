import type { Page, Request, Route } from '@playwright/test';
import { owner } from '../../functions/scripts/demoAdmins.ts';
import { sweepUploads } from '../../functions/src/media/sweepUploads.ts';
import { md5, stored, storedHype, storedObjects } from './backend.ts';
import { expect, test } from './fixtures.ts';
import { expectCreated, fillHypeForm, submitButton } from './hypeForm.ts';
import { loseAnswer } from './lostAnswers.ts';
import { mediaFile, paddedVideo } from './media.ts';
import { restoreSession, storedSession } from './storedSession.ts';

const FILES = { gif: 'Gif', audio: 'Ses', video: 'Video' } as const;
type Kind = keyof typeof FILES;

const kindOf = (request: Request): string =>
  /hypes\/[^/]+\/(gif|audio|video)-/.exec(decodeURIComponent(request.url()))?.[1] ?? '';

/** Holds back every request of one file at a time, so that its upload stalls until the test releases it. */
async function gateOf(page: Page) {
  const sent: string[] = [];
  let held: Kind | null = null;
  let waiting: (() => void)[] = [];
  await page.route('**/v0/b/**', async (route: Route) => {
    const kind = kindOf(route.request());
    if (kind === held) await new Promise<void>((resolve) => waiting.push(resolve));
    if (route.request().method() === 'POST') sent.push(kind);
    // The request may have been canceled meanwhile.
    await route.continue().catch(() => null);
  });
  return {
    sent,
    hold: (kind: Kind | null) => {
      held = kind;
      waiting.forEach((go) => go());
      waiting = [];
    },
  };
}

test('each upload can be paused, resumed, canceled and tried again by itself, and the hype then has every byte', async ({
  page,
  signIn,
  expectConsole,
}) => {
  expectConsole(/upload failed (gif|audio|video) canceled/);
  const title = `Durdurulan ${crypto.randomUUID()}`;
  const video = paddedVideo(900_000);
  await signIn(owner);
  await fillHypeForm(page, { title, video, times: '6000' });
  const gate = await gateOf(page);
  const no = page.getByRole('radio', { name: 'No' });
  const button = (kind: Kind, name: string) => page.getByRole('button', { name: `${FILES[kind]}: ${name}` });
  const bar = (kind: Kind) => page.getByRole('progressbar', { name: FILES[kind] }).locator('..');

  gate.hold('gif');
  await no.press('Enter');
  await expect(bar('gif')).toContainText('Yükleniyor');
  await expect(no).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(no).toBeChecked();
  for (const [kind, next] of [
    ['gif', 'audio'],
    ['audio', 'video'],
    ['video', null],
  ] as const) {
    await expect(bar(kind)).toContainText('Yükleniyor');
    if (next) {
      await expect(bar(next)).toContainText('Sırada');
      await expect(button(next, 'Duraklat')).toHaveCount(0);
    }
    await button(kind, 'Duraklat').press('Enter');
    await expect(bar(kind)).toContainText('Duraklatıldı');
    await expect(button(kind, 'Sürdür')).toBeFocused();
    await button(kind, 'Sürdür').press('Enter');
    await expect(bar(kind)).toContainText('Yükleniyor');

    // Canceled while running, then once more while paused.
    await button(kind, 'Yüklemeyi iptal et').press('Enter');
    await expect(bar(kind)).toContainText('İptal edildi');
    await expect(page.getByText('Yükleme iptal edildi. Form duruyor')).toBeVisible();
    await expect(button(kind, 'Tekrar dene')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Yükleniyor…' })).toBeFocused();
    await button(kind, 'Duraklat').click();
    await expect(bar(kind)).toContainText('Duraklatıldı');
    await button(kind, 'Yüklemeyi iptal et').click();
    await expect(bar(kind)).toContainText('İptal edildi');

    gate.sent.length = 0;
    await button(kind, 'Tekrar dene').click();
    await expect(bar(kind)).toContainText('Yükleniyor');
    gate.hold(next);
    if (next) await expect(bar(kind)).toContainText('Yüklendi');
    expect(gate.sent.filter((sent) => sent !== kind && sent !== next)).toEqual([]);
  }
  await expectCreated(page);
  const { id, media } = await storedHype(title);
  expect(media.video).toMatchObject({ size: video.buffer.byteLength, md5Hash: md5(video.buffer) });
  expect((await storedObjects(id)).filter(({ path }) => path === media.gif.path)).toHaveLength(1);
});

test('fault 9: of a tab closed at half of an upload the sweep leaves nothing; one loaded anew then goes on with the same hype', async ({
  page,
  context,
  signIn,
  expectConsole,
}) => {
  expectConsole(/net::ERR_/);
  const title = `Yarıda Kapanan ${crypto.randomUUID()}`;
  // The first chunk of the SDK has 262,144 bytes.
  const video = paddedVideo(524_288);
  /**
   * Submits the form and waits until the second half of the video is being sent, which never arrives while it is cut
   * off.
   */
  const sendHalf = async (tab: Page) => {
    const half = { id: '', cutOff: true };
    await tab.route('**/v0/b/**', async (route) => {
      const offset = await route.request().headerValue('x-goog-upload-offset');
      if (offset !== '262144' || !half.cutOff) return route.continue();
      half.id = /hypes\/([^/]+)\//.exec(decodeURIComponent(route.request().url()))?.[1] ?? '';
      return route.abort('connectionreset');
    });
    await fillHypeForm(tab, { title, video, times: '6000' });
    await submitButton(tab).click();
    await expect.poll(() => half.id).not.toBe('');
    await expect(tab.getByRole('progressbar', { name: 'Video' })).toHaveAttribute('value', '50');
    return half;
  };
  await signIn(owner);
  const session = await storedSession(page);
  const { id: abandoned } = await sendHalf(page);
  // As a browser unloads a page when it is closed.
  await page.goto('about:blank');
  await page.close();

  const tab = await context.newPage();
  await tab.addInitScript(restoreSession, session);
  const half = await sendHalf(tab);
  await tab.reload();
  half.cutOff = false;
  const sent: string[] = [];
  tab.on('request', (request) => request.method() === 'POST' && sent.push(kindOf(request)));
  await tab.getByLabel('Gif dosyası').setInputFiles(mediaFile('gif.mp4'));
  await tab.getByLabel('Ses dosyası').setInputFiles(mediaFile('audio.mp3'));
  await tab.getByLabel('Video dosyası').setInputFiles(video);
  await submitButton(tab).click();
  await expectCreated(tab);
  expect(sent.filter((kind) => kind === 'gif' || kind === 'audio')).toEqual([]);

  expect(await storedObjects(abandoned)).toHaveLength(2);
  expect(await sweepUploads({ now: Date.now() + 25 * 60 * 60 * 1000 })).toMatchObject({ failures: 0 });
  expect([await storedObjects(abandoned), await stored(`uploads/${abandoned}`)]).toEqual([[], undefined]);
  const hype = await storedHype(title);
  expect({ id: hype.id, video: hype.media.video }).toMatchObject({
    id: half.id,
    video: { md5Hash: md5(video.buffer) },
  });
  const paths = (await storedObjects(half.id)).map(({ path }) => path);
  expect(paths.toSorted()).toEqual(
    Object.values(hype.media)
      .map(({ path }) => path)
      .toSorted(),
  );
});

test('an upload whose token ran out keeps the form, says so, and goes on when it is tried again', async ({
  page,
  signIn,
  expectConsole,
}) => {
  expectConsole(/status of 401|upload failed video unauthenticated/);
  const title = `Süresi Dolan ${crypto.randomUUID()}`;
  await signIn(owner);
  const video = paddedVideo(900_000);
  let refusals = 0;
  await page.route('**/v0/b/**', async (route) => {
    const offset = await route.request().headerValue('x-goog-upload-offset');
    const isSecondChunk = kindOf(route.request()) === 'video' && offset !== null && offset !== '0';
    await (isSecondChunk && refusals++ === 0 ? route.fulfill({ status: 401, body: '{}' }) : route.continue());
  });
  await fillHypeForm(page, { title, video, times: '6000' });
  await submitButton(page).click();
  await expect(page.getByText('Oturumunuz sona ermiş. Yeniden giriş yapıp tekrar deneyin.')).toBeVisible();
  await expect(page.getByLabel('Başlık')).toHaveValue(title);
  await expect(page.getByText('padded.mp4')).toBeVisible();
  await page.getByRole('button', { name: 'Video: Tekrar dene' }).click();
  await expectCreated(page);
  expect((await storedHype(title)).media.video).toMatchObject({ md5Hash: md5(video.buffer) });
});

test('a small file that arrived although its answer was lost counts as sent', async ({
  page,
  signIn,
  expectConsole,
}) => {
  expectConsole(/net::ERR_|status of 403/);
  const title = `Cevabı Kaybolan ${crypto.randomUUID()}`;
  await signIn(owner);
  await loseAnswer(page, /\/o\?name=[^&]*%2Fgif-/);
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(kindOf(request)));
  await fillHypeForm(page, { title, times: '6000' });
  await submitButton(page).click();
  await expectCreated(page);
  expect(sent.filter((kind) => kind === 'gif')).toHaveLength(2);
  expect(await storedObjects((await storedHype(title)).id)).toHaveLength(3);
});
