import type { Browser } from '@playwright/test';
import { hypeId } from '../../functions/scripts/seed/sizedHypes.ts';
import { userId } from '../../functions/scripts/seed/sizedUsers.ts';
import type { Screen } from './results.ts';
import { address, freshPage } from './session.ts';

/** Each screen, and an element that exists once it is usable. */
const SCREENS: readonly (readonly [path: string, usable: string])[] = [
  ['/signIn', 'input[type=password]'],
  ['/', 'tbody tr[aria-rowindex="2"]:not([aria-busy]) a'],
  ['/users', 'tbody tr td'],
  [`/users/${userId(2)}`, 'main select'],
  ['/hype/create', 'input[type=file]'],
  [`/hype/edit/${hypeId(2)}`, 'input[type=file]'],
  ['/hype/trash', 'main h1'],
  ['/admin/create', 'main input[type=email]'],
  ['/admins', 'main tbody tr td'],
  ['/admin/docs', 'main textarea'],
  ['/activity', 'main h1'],
];

async function measure(browser: Browser, storage: string, [path, usable]: (typeof SCREENS)[number]): Promise<Screen> {
  const { page, context } = await freshPage(browser, path === '/signIn' ? '[]' : storage);
  const network = await context.newCDPSession(page);
  let [requests, bytes] = [0, 0];
  await network.send('Network.enable');
  network.on('Network.loadingFinished', ({ encodedDataLength }) => {
    requests += 1;
    bytes += encodedDataLength;
  });
  await page.goto(address(path));
  await page.locator(usable).first().waitFor();
  const ms = await page.evaluate(() => performance.now());
  const screen = { path, requests, bytes, ms };
  await context.close();
  return screen;
}

/** Measures what is transferred until each screen is usable. */
export async function measureScreens(browser: Browser, storage: string): Promise<Screen[]> {
  const screens: Screen[] = [];
  for (const screen of SCREENS) screens.push(await measure(browser, storage, screen));
  return screens;
}
