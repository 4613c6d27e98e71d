import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { narrowProblems } from './narrow.ts';
import { catalogue } from './screens/catalogue.ts';
import { fitTo, LOOKS, openScreen, showIn, SIZES, type Look } from './screens/screen.ts';
import { test } from './screens/screenTest.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Colours and texts are checked at the other width; one look is enough for the narrow layout. */
const NARROW_LOOK: Look = { theme: 'light', language: 'tr' };

/** What axe finds: the rule and the places. */
async function violations(page: Page): Promise<string[]> {
  // Legacy mode runs in the page itself; otherwise axe opens a second one.
  const { violations: found } = await new AxeBuilder({ page }).withTags(RULES).setLegacyMode().analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

for (const [screen, all] of catalogue) {
  test(`axe finds nothing on ${screen}, light and dark, in both languages, nor at 390 px, where nothing is cut off`, async ({
    context,
    session,
    everyState,
  }) => {
    // One state of each screen for every change; the long run checks all of them.
    for (const state of everyState ? all : all.slice(0, 1)) {
      const page = await openScreen(context, state, session);
      await fitTo(page, SIZES[0], state);
      for (const look of LOOKS) {
        await showIn(page, look);
        expect.soft(await violations(page), `${state.state}, ${look.theme}, ${look.language}`).toEqual([]);
      }
      await fitTo(page, SIZES[1], state);
      await showIn(page, NARROW_LOOK);
      expect.soft(await violations(page), `${state.state}, 390 px`).toEqual([]);
      expect.soft(await narrowProblems(page), `${state.state}, 390 px`).toEqual([]);
      await page.close();
    }
  });
}
