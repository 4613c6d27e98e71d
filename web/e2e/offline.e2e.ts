import { owner } from '../../functions/scripts/demoAdmins.ts';
import { md5, storedHype, storedObjects, storedTotals } from './backend.ts';
import { expect, test } from './fixtures.ts';
import { expectCreated, fillHypeForm, submitButton } from './hypeForm.ts';
import { makeHype, openEdit, expectSaved, saveButton } from './hypes.ts';
import { loseAnswer } from './lostAnswers.ts';
import { paddedVideo } from './media.ts';

test('fault 15: offline before, during and after the submit: the person knows what to do, nothing is lost, one hype comes of it', async ({
  page,
  context,
  signIn,
  expectConsole,
}) => {
  expectConsole(/net::ERR_|create hype failed NETWORK/);
  const title = `Bağlantısız ${crypto.randomUUID()}`;
  const video = paddedVideo(1_500_000);
  await signIn(owner);
  await fillHypeForm(page, { title, video, times: '6000' });
  const { count } = (await storedTotals()).order;

  // Before: the form stays usable and says that it cannot be sent.
  await context.setOffline(true);
  await expect(page.getByText('Bağlantı yok. Formu doldurmayı sürdürün')).toBeVisible();
  await submitButton(page).click();
  await expect(page.getByText('Sunucuya ulaşılamıyor.')).toBeVisible();
  await expect(page.getByLabel('Başlık')).toHaveValue(title);
  await context.setOffline(false);
  await expect(page.getByText('Bağlantı yok.')).toHaveCount(0);

  // During: the upload waits, and resumes as soon as the network is back.
  const cutAt = new Set<string>();
  await page.route('**/v0/b/**', async (route) => {
    const offset = await route.request().headerValue('x-goog-upload-offset');
    if (offset === null || offset === '0' || cutAt.has(offset) || cutAt.size === 2) return route.continue();
    cutAt.add(offset);
    await context.setOffline(true);
    await route.abort('internetdisconnected');
  });
  await submitButton(page).click();
  for (const cuts of [1, 2]) {
    await expect(page.getByText('Bağlantı yok. Bağlantı gelince yükleme kaldığı yerden sürer.')).toBeVisible();
    expect(cutAt.size).toBe(cuts);
    await context.setOffline(false);
  }

  // After: everything is uploaded, but the response to the last call is lost.
  await loseAnswer(page, 'hype.create', () => context.setOffline(true));
  await expect(page.getByText('Sunucuya ulaşılamıyor.')).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Video' })).toHaveAttribute('value', '100');
  await context.setOffline(false);
  await submitButton(page).click();
  await expectCreated(page);

  const { id, media } = await storedHype(title);
  expect(media.video).toMatchObject({ size: video.buffer.byteLength, md5Hash: md5(video.buffer) });
  expect(await storedObjects(id)).toHaveLength(3);
  expect((await storedTotals()).order.count).toBe(count + 1);
});

test('an edit whose answer was lost is saved once, and sending it again says so', async ({
  page,
  signIn,
  expectConsole,
}) => {
  expectConsole(/net::ERR_|status of 409|edit hype failed NETWORK/);
  const { id, title } = await makeHype('Cevapsız Düzenleme');
  await signIn(owner);
  await openEdit(page, id);
  await page.getByLabel('Başlık').fill(`Yeni ${title}`);
  await loseAnswer(page, 'hype.update');
  await saveButton(page).click();
  await expect(page.getByText('Sunucuya ulaşılamıyor.')).toBeVisible();
  await saveButton(page).click();
  await expectSaved(page);
  expect((await storedHype(`Yeni ${title}`)).id).toBe(id);
});
