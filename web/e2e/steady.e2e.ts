import type { Page } from '@playwright/test';
import { editor, owner } from '../../functions/scripts/demoAdmins.ts';
import { expect, test } from './fixtures.ts';
import { answerWith } from './screens/answers.ts';

/** The layout shift since the page was opened: 0 if nothing moved by itself, 1 if everything did. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const shifts = await new Promise<PerformanceEntry[]>((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
      observer.observe({ type: 'layout-shift', buffered: true });
      // Without any shift the observer is never called.
      setTimeout(() => resolve([]), 300);
    });
    return shifts.reduce((sum, shift) => sum + ('value' in shift ? Number(shift.value) : 0), 0);
  });
}

test('no layout shift: what stands on the screen stays in its place while the rest loads', async ({ page, signIn }) => {
  await signIn(owner);
  for (const [path, text] of [
    ['/', 'Boğazda Sabah'],
    ['/hype/create', 'Hype Oluştur'],
    ['/hype/edit/demo-hype-2', "Hype'ı Editle"],
    ['/users', 'demo-user-01'],
    ['/users/demo-user-01', 'Planı Değiştir'],
    ['/admin/create', 'Create Admin'],
    ['/admin/docs', 'Update'],
    ['/hype/trash', /^(Geri getir|Çöp kutusu boş)$/],
    ['/admins', editor.email],
    ['/activity', /alan değişti$|^Henüz bir değişiklik yok/],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
    expect(await layoutShift(page), path).toBeLessThan(0.01);
  }
});

test.describe(() => {
  test.use({ ownBrowser: {} });

  test('a load under 150 ms shows no overlay, a longer one does (spec, section 2); less motion where it is asked for', async ({
    page,
    signIn,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await signIn(owner);
    await page.goto('/users');
    await page.getByRole('link', { name: 'demo-user-01' }).click();
    await expect(page.getByText('Planı Değiştir')).toBeVisible();
    await page.goBack();
    await answerWith(page, { 'user.get': 'never' });
    const overlay = page.getByRole('main').getByText('Yükleniyor…');
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByRole('link', { name: 'demo-user-02' }).click();
    await expect(page.getByRole('heading', { name: 'Kullanıcı Detayı', level: 1 })).toBeVisible();
    await page.clock.runFor(149);
    await expect(overlay).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(overlay).toBeVisible();
    const turning = overlay.locator('xpath=preceding-sibling::span');
    expect(await turning.evaluate((ring) => getComputedStyle(ring).animationIterationCount)).toBe('1');
  });
});
