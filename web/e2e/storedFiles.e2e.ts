import { editor, owner } from '../../functions/scripts/demoAdmins.ts';
import { firestore } from '../../functions/src/firebase.ts';
import { auditOf, storedObjects } from './backend.ts';
import { asCaller } from './byHand.ts';
import { expect, test } from './fixtures.ts';
import { changeByHand, makeHype, openEdit, toast } from './hypes.ts';
import { loseAnswer } from './lostAnswers.ts';

const BUSY = { error: { message: 'BUSY', code: -32_600, data: { appCode: 'BUSY', details: {} } } };

test('the edit screen lists every stored file of the hype; one that is not used can be seen and removed', async ({
  page,
  signIn,
  expectConsole,
}) => {
  expectConsole(/net::ERR_CONNECTION_RESET/);
  const { id, title } = await makeHype('Dosyaları Görünen');
  const spare = `hypes/${id}/gif-abcd1234-fazla.mp4`;
  const lost = `hypes/${id}/gif-abcd1234-yiten.mp4`;
  const poster = `hypes/${id}/gif-abcd1234-poster.mp4`;
  await asCaller(owner, async (caller) => {
    for (const path of [spare, lost, poster]) await caller.upload(path, 'gif.mp4', 'video/mp4');
  });
  // Another program's file, in a field that the panel does not know.
  await firestore.doc(`hypes/${id}`).update({ 'data.poster': poster });
  await signIn(editor);
  await openEdit(page, id);
  await page.getByRole('button', { name: 'Dosyaları göster' }).click();
  const table = page.getByRole('table', { name: 'Depolanan dosyalar' });
  const rows = table.getByRole('row');
  await expect(rows).toHaveCount(7);
  const row = rows.filter({ hasText: 'fazla.mp4' });
  await expect(row.getByRole('cell')).toHaveText([
    /Gif.*fazla\.mp4/,
    '11,1 KB',
    'video/mp4',
    new RegExp(String(new Date().getFullYear())),
    'Kullanılmıyor',
    /Göster.*Sil/,
  ]);
  await expect(rows.filter({ hasText: 'Kullanılıyor' })).toHaveCount(4);
  await expect(table.getByRole('button', { name: /dosyayı sil/ })).toHaveCount(2);

  await row.getByRole('button', { name: 'fazla.mp4: önizlemeyi göster' }).click();
  const preview = page.getByLabel('Önizleme: fazla.mp4');
  await expect
    .poll(() => preview.evaluate((video) => (video instanceof HTMLVideoElement ? video.videoWidth : 0)))
    .toBeGreaterThan(0);
  await expect(table.getByRole('link', { name: 'Yeni sekmede aç' })).toHaveAttribute('href', /alt=media&token=/);

  await row.getByRole('button', { name: 'fazla.mp4: dosyayı sil' }).click();
  const dialog = page.getByRole('dialog', { name: 'Dosya silinsin mi?' });
  await expect(dialog).toContainText('“fazla.mp4” (11,1 KB)');
  await dialog.getByRole('button', { name: 'Vazgeç' }).click();
  expect(await storedObjects(id)).toHaveLength(6);
  await row.getByRole('button', { name: 'fazla.mp4: dosyayı sil' }).click();
  await dialog.getByRole('button', { name: 'Dosyayı sil' }).click();
  await expect(page.getByText('“fazla.mp4” silindi.')).toBeVisible();
  await expect(rows).toHaveCount(6);
  expect((await storedObjects(id)).map(({ path }) => path)).not.toContain(spare);
  const removals = (await auditOf(`hypes/${id}`)).filter(({ action }) => action === 'media.remove');
  expect(removals).toMatchObject([{ admin: { id: editor.id }, before: { path: spare } }]);
  await loseAnswer(page, 'media.remove');
  await page.getByRole('button', { name: 'yiten.mp4: dosyayı sil' }).click();
  await dialog.getByRole('button', { name: 'Dosyayı sil' }).click();
  await expect(toast(page, 'Sunucudan yanıt alınamadı. “yiten.mp4” silinmiş olabilir.')).toBeVisible();
  await expect(rows).toHaveCount(5);

  // A form opened later starts with the hype as it is then.
  await expect(page.getByLabel('Başlık')).toHaveValue(title);
  await page.getByRole('navigation').getByRole('link', { name: 'Hypelar' }).click();
  await expect(page.getByRole('heading', { name: 'Hypelar', level: 1 })).toBeVisible();
  await changeByHand(id, `${title} yeni`);
  await page.goBack();
  await expect(page.getByLabel('Başlık')).toHaveValue(`${title} yeni`);
});

test('the stored files come in pages; a page that fails says so and is asked for again', async ({
  page,
  signIn,
  expectConsole,
}) => {
  expectConsole(/net::ERR_|status of 400/);
  const { id } = await makeHype('Dosyaları Sayfalanan');
  await signIn(editor);
  let failures = 3;
  const asked: boolean[] = [];
  await page.route('**/trpc/*media.list*', async (route) => {
    const next = route.request().url().includes('pageToken');
    asked.push(next);
    if (failures-- > 0) return route.abort('connectionreset');
    if (next && asked.filter((other) => other).length === 1) return route.fulfill({ status: 400, json: [BUSY] });
    // Pages of two, served by the server itself.
    await route.continue({ url: route.request().url().replace('maxResults%22%3A20', 'maxResults%22%3A2') });
  });
  await openEdit(page, id);
  await page.getByRole('button', { name: 'Dosyaları göster' }).click();
  const failure = page.getByRole('alert').filter({ hasText: 'Depolanan dosyalar yüklenemedi.' });
  await expect(failure).toBeVisible();
  await failure.getByRole('button', { name: 'Tekrar dene' }).click();
  const rows = page.getByRole('table', { name: 'Depolanan dosyalar' }).getByRole('row');
  await expect(rows).toHaveCount(3);
  const nextFailure = page.getByRole('alert').filter({ hasText: 'Devamı yüklenemedi.' });
  await nextFailure.getByRole('button', { name: 'Tekrar dene' }).click();
  await expect(rows).toHaveCount(4);
  // Only the page that failed is requested again, not those before it.
  expect(asked).toEqual([false, false, false, false, true, true]);
  await expect(page.getByRole('button', { name: 'Daha fazla göster' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Dosyaları gizle' }).click();
  await expect(rows).toHaveCount(0);
});
