import { MAX_DOC_BYTES } from '@hypelar/shared/docs';
import type { Page } from '@playwright/test';
import { deleter, owner } from '../../functions/scripts/demoAdmins.ts';
import { firestore, Timestamp } from '../../functions/src/firebase.ts';
import { auditOf, stored } from './backend.ts';
import { expect, test } from './fixtures.ts';

const terms = (page: Page) => page.getByLabel('Terms Of Use');
const privacy = (page: Page) => page.getByLabel('Privacy Policy');
const update = (page: Page) => page.getByRole('button', { name: 'Update' });

test.beforeEach(async () => {
  for (const id of ['terms', 'privacy']) {
    const document = {
      detail: `İlk ${id}`,
      updatedAt: Timestamp.fromMillis(1_790_000_000_000),
      updatedBy: 'demo-owner',
    };
    await firestore.collection('docs').doc(id).set(document);
  }
});

/** Somebody else saves a text while the page is open. */
async function someoneSaves(id: string, detail: string): Promise<void> {
  await firestore.collection('docs').doc(id).set({ detail, updatedAt: Timestamp.now(), updatedBy: 'demo-editor' });
}

test('two side-by-side textareas, Terms Of Use and Privacy Policy, and an Update button, for every admin (spec, sections 2 and 6)', async ({
  page,
  signIn,
}) => {
  await signIn(deleter);
  await page.getByRole('navigation').getByRole('link', { name: 'Belgeler' }).click();
  await expect(page).toHaveURL('/admin/docs');
  await expect(terms(page)).toHaveValue('İlk terms');
  await expect(privacy(page)).toHaveValue('İlk privacy');
  const [left, right] = [await terms(page).boundingBox(), await privacy(page).boundingBox()];
  expect(left?.y).toBe(right?.y);
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThan(right?.x ?? 0);
  await expect(update(page)).toBeDisabled();
  await expect(update(page)).toHaveAccessibleDescription('Değişiklik yok');
});

test('Update writes each changed text as {detail} (spec, section 7), and none that stayed the same; what could not be saved is kept', async ({
  page,
  signIn,
  expectConsole,
}) => {
  expectConsole(/status of 503/);
  await signIn(owner);
  await page.goto('/admin/docs');
  const text = `Yeni koşullar ${crypto.randomUUID()}\nikinci satır`;
  await terms(page).fill(text);
  await page.route('**/trpc/docs.update**', (route) => route.fulfill({ status: 503, body: 'busy' }));
  await update(page).click();
  await expect(page.getByRole('alert')).toContainText('Belgeler kaydedilemedi. Metinleriniz duruyor.');
  await expect(terms(page)).toHaveValue(text);
  expect(await stored('docs/terms')).toMatchObject({ detail: 'İlk terms' });
  await page.unroute('**/trpc/docs.update**');
  await update(page).click();
  await expect(page.getByText('Belgeler kaydedildi.')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(update(page)).toBeDisabled();
  await expect(terms(page)).toHaveValue(text);
  expect(await stored('docs/terms')).toMatchObject({ detail: text, updatedBy: owner.id });
  expect(await stored('docs/privacy')).toMatchObject({ detail: 'İlk privacy', updatedBy: 'demo-owner' });
  const changes = (await auditOf('docs/terms')).map(({ after }) => after);
  expect(changes).toContainEqual(expect.objectContaining({ detail: text }));
});

test('a text that someone else saved meanwhile: nothing is lost, both show, and the person chooses', async ({
  page,
  signIn,
  expectConsole,
}) => {
  expectConsole(/status of 409/);
  await signIn(owner);
  await page.goto('/admin/docs');
  await terms(page).fill('Benim metnim');
  await someoneSaves('terms', 'Onların metni');
  await update(page).click();
  await expect(page.getByRole('alert')).toContainText('başka biri bu metni kaydetti');
  await expect(terms(page)).toHaveValue('Benim metnim');
  await expect(page.getByLabel('Kayıtlı olan metin')).toHaveValue('Onların metni');
  await expect(update(page)).toBeDisabled();
  expect(await stored('docs/terms')).toMatchObject({ detail: 'Onların metni' });

  await page.getByRole('button', { name: 'Benimkini koru' }).click();
  await expect(terms(page)).toBeFocused();
  // After a change the texts are reloaded: that response must precede the next change by somebody else.
  const asked = page.waitForResponse(/docs\.get/);
  await update(page).click();
  await expect(page.getByText('Belgeler kaydedildi.')).toBeVisible();
  await asked;
  expect(await stored('docs/terms')).toMatchObject({ detail: 'Benim metnim' });

  await terms(page).fill('Benim ikinci metnim');
  await someoneSaves('terms', 'Onların ikinci metni');
  await update(page).click();
  await page.getByRole('button', { name: 'Kayıtlı olanı al' }).click();
  await expect(terms(page)).toHaveValue('Onların ikinci metni');
  await expect(terms(page)).toBeFocused();
  await expect(update(page)).toBeDisabled();
});

test('a text of 200 KiB is saved; one byte more cannot be sent, and it says why', async ({ page, signIn }) => {
  await signIn(owner);
  await page.goto('/admin/docs');
  await privacy(page).fill('x'.repeat(MAX_DOC_BYTES - 1) + 'ş');
  await expect(page.getByText('Metin 200 KiB sınırını aşıyor')).toBeVisible();
  await expect(update(page)).toBeDisabled();
  await privacy(page).fill('x'.repeat(MAX_DOC_BYTES));
  await update(page).click();
  await expect(page.getByText('Belgeler kaydedildi.')).toBeVisible();
  expect(String((await stored('docs/privacy'))?.['detail'])).toHaveLength(MAX_DOC_BYTES);
});

test('leaving with unsaved texts asks first; after a save it does not', async ({ page, signIn }) => {
  await signIn(owner);
  await page.goto('/admin/docs');
  await terms(page).fill('Yarım kalan');
  await page.getByRole('navigation').getByRole('link', { name: 'Hypelar' }).click();
  await page.getByRole('button', { name: 'Düzenlemeye devam et' }).click();
  await expect(terms(page)).toHaveValue('Yarım kalan');
  await update(page).click();
  await expect(page.getByText('Belgeler kaydedildi.')).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Hypelar' }).click();
  await expect(page).toHaveURL('/');
});
