/**
 * Measures the screens in Chromium against a running suite, and the hype list alternately at two sizes: `node
 * measureWeb.ts <file>` with the environment of the suite and HYPELAR_CHROMIUM. Writes the results as JSON.
 */
import { writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { seedSized } from '../../functions/scripts/seed/seedSized.ts';
import { deliverEvents } from '../../functions/test/emulators.ts';
import { measureListOnce, medianList } from './measureList.ts';
import { measureScreens } from './measureScreens.ts';
import type { List } from './results.ts';
import { signedIn } from './session.ts';

const SIZES = [100, 10_000];
const USERS = 1000;
const ROUNDS = 2;
const LOADS = 4;

const browser = await chromium.launch({
  executablePath: process.env['HYPELAR_CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--enable-precise-memory-info', '--js-flags=--expose-gc'],
});
const lists = new Map<number, List[]>(SIZES.map((hypes) => [hypes, []]));
let storage = '[]';
await deliverEvents(false);
for (let round = 0; round < ROUNDS; round += 1) {
  for (const hypes of SIZES) {
    await seedSized({ hypes, users: USERS });
    storage = await signedIn(browser);
    // The first load warms the function and is not counted.
    for (let load = 0; load <= LOADS; load += 1) {
      const list = await measureListOnce(browser, storage, hypes);
      if (load > 0) lists.get(hypes)?.push(list);
    }
    console.error(`The list with ${hypes} hypes, round ${round + 1} of ${ROUNDS}`);
  }
}
const screens = await measureScreens(browser, storage);
await deliverEvents(true);
await browser.close();
writeFileSync(process.argv[2] ?? '', JSON.stringify({ screens, lists: Array.from(lists.values(), medianList) }));
process.exit(0);
