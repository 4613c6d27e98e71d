import { owner } from '../../functions/scripts/demoAdmins.ts';
import { firestore, Timestamp } from '../../functions/src/firebase.ts';
import { expect, test } from './fixtures.ts';
import { withUsers } from './users.ts';

test('a change shows who changed what, before and after, and the filter shows one item only', async ({
  page,
  signIn,
}) => {
  // A fresh id, since the log keeps entries of other runs.
  const id = `e2e-${crypto.randomUUID()}`;
  const user = { name: 'Deniz Deneme', email: 'deniz@deneme.test', isPremium: false };
  await withUsers({ [id]: user }, async () => {
    await signIn(owner);
    await page.goto(`/users/${id}`);
    await page.getByLabel('Planı Değiştir').selectOption('Yearly');
    await page.getByRole('button', { name: 'Kullanıcıyı Güncelle' }).click();
    await expect(page.getByText('Deniz Deneme: plan artık Yearly.')).toBeVisible();
    await page.getByRole('navigation').getByRole('link', { name: 'Geçmiş' }).click();
    await expect(page).toHaveURL('/activity');
    const entry = page
      .getByRole('listitem')
      .filter({ hasText: `users/${id}` })
      .first();
    await expect(entry).toContainText('Kullanıcının planını değiştirdi');
    await expect(entry).toContainText(owner.email);
    await expect(entry.getByRole('row').filter({ hasText: 'plan' }).getByRole('cell')).toHaveText(['yok', 'Yearly']);
    await expect(entry.getByRole('row').filter({ hasText: 'isPremium' }).getByRole('cell')).toHaveText([
      'false',
      'true',
    ]);

    await entry.getByRole('link', { name: `users/${id}` }).click();
    await expect(page).toHaveURL(`/activity?target=users%2F${id}`);
    await expect(page.getByRole('main').getByText(`users/${id}`, { exact: true })).toHaveCount(1);
    await expect(page.getByLabel('Öğe')).toHaveValue(`users/${id}`);
    await page.getByRole('button', { name: 'Tümünü göster' }).click();
    await expect(page).toHaveURL('/activity');
    await expect(page.getByLabel('Öğe')).toBeFocused();
    await expect(page.getByLabel('Öğe')).toHaveValue('');
  });
});

test('a hype and a document lead to their history; the filter takes a typed item, and says how one is written', async ({
  page,
  signIn,
}) => {
  await signIn(owner);
  for (const [path, link, target] of [
    ['/hype/edit/demo-hype-2', 'Geçmiş', 'hypes/demo-hype-2'],
    ['/admin/docs', 'Terms Of Use: değişiklik geçmişi', 'docs/terms'],
  ] as const) {
    await page.goto(path);
    await page.getByRole('main').getByRole('link', { name: link, exact: true }).click();
    await expect(page.getByLabel('Öğe')).toHaveValue(target);
  }
  await page.getByLabel('Öğe').fill('hypes');
  await page.getByRole('button', { name: 'Süz' }).click();
  await expect(page.getByText('Bir öğe “koleksiyon/kimlik” biçiminde yazılır.')).toBeVisible();
  await page.getByLabel('Öğe').fill('hypes/no-such-hype');
  await page.getByRole('button', { name: 'Süz' }).click();
  await expect(page.getByText('Bu öğe için kayıtlı bir değişiklik yok.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Süz' })).toBeFocused();
});

test('older changes load as one scrolls, each once', async ({ page, signIn }) => {
  const target = `docs/e2e-${crypto.randomUUID()}`;
  // A field of another program, in nanoseconds.
  const releasedAt = 1_790_000_000_000_000_000;
  const batch = firestore.batch();
  for (let at = 1; at <= 120; at += 1) {
    batch.create(firestore.collection('auditLog').doc(), {
      ...{ at: Timestamp.fromMillis(1_790_000_000_000 + at), admin: { id: owner.id, email: owner.email } },
      ...{
        action: 'docs.update',
        target,
        before: { detail: `Metin ${at}` },
        after: { detail: `Metin ${at + 1}`, releasedAt },
      },
    });
  }
  await batch.commit();
  await signIn(owner);
  await page.goto(`/activity?target=${encodeURIComponent(target)}`);
  const entries = page.getByRole('main').locator('li');
  await expect(entries.first()).toContainText('Metin 121');
  await expect(entries.first()).toContainText(String(releasedAt));
  await expect(async () => {
    await page.mouse.wheel(0, 20_000);
    await expect(entries).toHaveCount(120, { timeout: 500 });
  }).toPass();
  await expect(entries.last()).toContainText('Metin 1');
});
