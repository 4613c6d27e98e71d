import type { Page } from '@playwright/test';
import { creator } from '../../functions/scripts/demoAdmins.ts';
import { expect, test } from './fixtures.ts';

const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'Hypelar güncellendi.' });

/**
 * Simulates a deployment: the document starts another script. Returns a function that tells how often it was fetched.
 */
async function deploy(page: Page): Promise<() => number> {
  let asked = 0;
  await page.route('/', async (route) => {
    if (route.request().resourceType() !== 'fetch') return route.continue();
    asked += 1;
    return route.fulfill({ body: '<script type="module" src="/assets/index-n3Xt.js"></script>' });
  });
  return () => asked;
}

test.describe(() => {
  test.use({ ownBrowser: {} });

  test('a tab that was open over a release says so when it is come back to, once, and asks no more often than every five minutes', async ({
    page,
    signIn,
  }) => {
    await signIn(creator);
    const asked = await deploy(page);
    const comeBack = async (minutes: number) => {
      await page.clock.setSystemTime(Date.now() + minutes * 60_000);
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    };
    await comeBack(4);
    expect(asked()).toBe(0);
    await comeBack(6);
    await expect(notice(page)).toBeVisible();
    await page.getByRole('button', { name: 'Kapat' }).click();
    await comeBack(12);
    await expect(notice(page)).toHaveCount(0);
    expect(asked()).toBe(1);
  });
});

test('the same release says nothing', async ({ page, signIn }) => {
  await signIn(creator);
  const answered = page.waitForResponse((response) => new URL(response.url()).pathname === '/');
  await page.evaluate(() => window.dispatchEvent(new Event('vite:preloadError')));
  await (await answered).finished();
  await expect(page.getByRole('status').getByRole('button')).toHaveCount(0);
});

test('a screen whose part of the app is gone leads to a reload, once; unfinished work is asked about before', async ({
  page,
  signIn,
  expectConsole,
}) => {
  expectConsole(/status of 404|dynamically imported module/);
  await signIn(creator);
  await page.goto('/hype/create');
  await page.getByLabel('Başlık').fill('Yarım kalan ad');
  const asked = await deploy(page);
  const failAtOnce = (times: number) =>
    page.evaluate((count) => {
      for (let index = 0; index < count; index += 1) window.dispatchEvent(new Event('vite:preloadError'));
    }, times);
  await failAtOnce(2);
  await expect(notice(page)).toBeVisible();
  await failAtOnce(1);
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.type());
    void dialog.dismiss();
  });
  await notice(page).getByRole('button', { name: 'Sayfayı yenile' }).click();
  await expect.poll(() => questions).toEqual(['beforeunload']);
  await expect(page.getByLabel('Başlık')).toHaveValue('Yarım kalan ad');
  // The notice is shown once, whatever else fails.
  expect(asked()).toBe(2);
  await expect(notice(page)).toHaveCount(0);
});

test('the document is asked for anew each time, a hashed file never, and one that is gone is no page', async ({
  request,
}) => {
  const document = await request.get('/');
  expect(document.headers()['cache-control']).toBe('no-cache');
  const [script] = /\/assets\/[\w.-]+\.js/.exec(await document.text()) ?? [];
  const asset = await request.get(`${script}`);
  expect(asset.headers()).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable' });
  expect(asset.headers()['content-type']).toContain('javascript');
  expect((await request.get('/assets/index-g0ne.js')).status()).toBe(404);
  expect((await request.get('/hype/edit/any')).headers()['content-type']).toContain('html');
});
