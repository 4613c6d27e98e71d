import type { Page } from '@playwright/test';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { owner } from '../../functions/scripts/demoAdmins.ts';
import { expect, test } from './fixtures.ts';

/** The texts in one file of a catalogue. */
function textsOf(file: string): string[] {
  const entries = readFileSync(file, 'utf8').matchAll(/^ +['\w-]+:\s+(['"])(.*)\1,$/gm);
  return Array.from(entries, ([, , text = '']) => text.replaceAll("\\'", "'").trim());
}

/** A pattern that matches, as a whole, any Turkish text of the catalogues that is not also an English one. */
function turkishTexts(): RegExp {
  const files = globSync(join(import.meta.dirname, '../src/**/*Texts*.ts'));
  const english = new Set(files.filter((file) => file.endsWith('.en.ts')).flatMap(textsOf));
  const turkish = new Set(files.filter((file) => file.endsWith('Texts.ts')).flatMap(textsOf));
  const patterns = [...turkish]
    .filter((text) => !english.has(text))
    // Leaves out text that is little more than a placeholder, which would match everything.
    .filter((text) => text.replaceAll(/\{\w+\}/g, '').length > (text.includes('{') ? 8 : 3))
    .map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/\\\{\w+\\\}/g, '.*'));
  expect(patterns.length).toBeGreaterThan(200);
  return new RegExp(`^(${patterns.join('|')})$`, 's');
}

/** Every text on the page that users read or hear. */
const wordsOf = (page: Page) =>
  page.evaluate(() => {
    const attributes = ['aria-label', 'title', 'placeholder', 'alt', 'data-label'];
    const words = [document.title];
    for (const element of document.querySelectorAll('body *')) {
      for (const node of element.childNodes) {
        if (node.nodeType === Node.TEXT_NODE && node.textContent) words.push(node.textContent.trim());
      }
      for (const name of attributes) words.push(element.getAttribute(name) ?? '');
    }
    return words.filter((text) => text !== '');
  });

/** Runs in the page: records the theme in force when the app first renders. */
function noteFirstTheme(): void {
  new MutationObserver((_, observer) => {
    const { dataset } = document.documentElement;
    if (!document.querySelector('#root > *')) return;
    dataset['firstTheme'] = dataset['theme'] ?? 'none';
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
}

const SCREENS: readonly [path: string, heading: string | RegExp][] = [
  ['/', 'Hypes'],
  ['/hype/create', /hype/i],
  ['/hype/edit/demo-hype-1', /hype/i],
  ['/hype/trash', 'Trash'],
  ['/users', /Users/],
  ['/users/demo-user-01', /User/],
  ['/admin/create', /Admin/i],
  ['/admin/docs', 'Documents'],
  ['/admins', 'Admins'],
  ['/activity', 'Activity'],
  ['/nowhere', 'There is no such page'],
];

test('the English switch leaves no Turkish on any screen; it and the theme are remembered over a reload, and without a network it says why nothing changed', async ({
  page,
  signIn,
  expectConsole,
}) => {
  expectConsole(/net::ERR_INTERNET_DISCONNECTED/);
  const turkish = turkishTexts();
  await signIn(owner);
  const english = page.getByRole('radio', { name: 'English' });
  await page.route('**/*Texts.en-*', (route) => route.abort('internetdisconnected'));
  await english.click({ force: true });
  await expect(page.getByText('Sunucuya ulaşılamıyor.')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
  expect(await page.evaluate(() => localStorage.getItem('hypelar.language'))).toBeNull();
  await page.getByRole('button', { name: 'Kapat' }).click();
  await page.unroute('**/*Texts.en-*');

  await page.getByRole('radio', { name: 'Koyu' }).click({ force: true });
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  await page.addInitScript(noteFirstTheme);
  await english.click({ force: true });
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  for (const [path, heading] of SCREENS) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('data-first-theme', 'dark');
    expect({ path, left: (await wordsOf(page)).filter((text) => turkish.test(text)) }).toEqual({ path, left: [] });
  }
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to the admin panel');
  expect((await wordsOf(page)).filter((text) => turkish.test(text))).toEqual([]);
});
