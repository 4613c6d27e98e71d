import { expect, type Locator, type Page } from '@playwright/test';

/** More tab stops than any screen has between two steps of the walk. */
const MAX_STOPS = 80;

/**
 * Presses Tab until `target` has the focus. At each stop on the way the focus must be visible, uncovered and in view.
 */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    await page.keyboard.press(key);
    expect(await focusProblem(page)).toBeNull();
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${String(target)} was not reached with ${key}.`);
}

/** What is wrong with the visible focus, or null. */
function focusProblem(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    // Between the last stop and the first the focus is in the browser's own controls.
    if (!element || element === document.body) return null;
    const name = element.outerHTML.slice(0, 160);
    const { x, y, width, height } = element.getBoundingClientRect();
    const at = document.elementFromPoint(x + width / 2, y + Math.min(height, innerHeight) / 2);
    if (!at) return `out of view: ${name}`;
    // A native control may be drawn by its parents.
    const drawn = [element, element.parentElement, element.parentElement?.parentElement].filter((part) => part != null);
    if (!drawn.some((part) => part.contains(at))) return `covered by ${at.outerHTML.slice(0, 160)}: ${name}`;
    const outlined = drawn.some((part) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(part);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
    return outlined ? null : `no outline: ${name}`;
  });
}
