import { AxeBuilder } from '@axe-core/playwright';
import { test as base, type Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { narrowProblems } from './narrow.ts';
import { catalogue } from './screens/catalogue.ts';
import { fitTo, LOOKS, openScreen, ownerSession, showIn, SIZES } from './screens/screen.ts';
import type { Look, LookOptions, ScreenState, StoredSession } from './screens/screen.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const test = base.extend<LookOptions, { session: StoredSession }>({
  everyLook: [false, { option: true }],
  session: [async ({ browser }, use) => use(await ownerSession(browser)), { scope: 'worker' }],
});
test.use({ reducedMotion: 'reduce' });
// A screen has up to fifteen states.
test.describe.configure({ timeout: 300_000 });

/** What axe finds: the rule and the places. */
async function violations(page: Page): Promise<string[]> {
  // Its way for older pages judges in the page itself, which takes no second one.
  const { violations: found } = await new AxeBuilder({ page }).withTags(RULES).setLegacyMode().analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

/** How many states of a screen are judged for every change; the long run judges all of them in every look. */
const STATES_FOR_EVERY_CHANGE = 2;

/** One look for each state in turn; the last one takes those that are left, so that a screen has had them all. */
function looksInTurn(states: readonly ScreenState[], index: number): readonly Look[] {
  return index === states.length - 1 ? LOOKS.slice(index) : LOOKS.slice(index, index + 1);
}

for (const [screen, all] of catalogue) {
  test(`axe finds nothing on ${screen}, light and dark, in both languages, and at 390 px nothing is cut off`, async ({
    context,
    session,
    everyLook,
  }) => {
    const states = everyLook ? all : all.slice(0, STATES_FOR_EVERY_CHANGE);
    for (const [index, state] of states.entries()) {
      const page = await openScreen(context, state, session);
      await fitTo(page, SIZES[0], state);
      for (const look of everyLook ? LOOKS : looksInTurn(states, index)) {
        await showIn(page, look);
        expect.soft(await violations(page), `${state.state}, ${look.theme}, ${look.language}`).toEqual([]);
      }
      await fitTo(page, SIZES[1], state);
      expect.soft(await narrowProblems(page), `${state.state}, 390 px`).toEqual([]);
      await page.close();
    }
  });
}
