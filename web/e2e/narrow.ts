import type { Page } from '@playwright/test';

/** What is wrong with the page at its width: it scrolls sideways, or an element is cut off or too small to touch. */
export function narrowProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** WCAG 2.2, 2.5.8, in px. */
    const LEAST_TARGET = 24;
    const nameOf = (element: Element) => element.outerHTML.slice(0, 120);
    const problems: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) problems.push(`the page is ${scrollWidth} px wide`);

    /** Whether the element is in a scroll container or only for screen readers. */
    const mayBeOutside = (element: Element | null): boolean => {
      if (!element) return false;
      const { overflowX, clipPath } = getComputedStyle(element);
      return ['auto', 'scroll'].includes(overflowX) || clipPath !== 'none' || mayBeOutside(element.parentElement);
    };
    for (const element of document.querySelectorAll('body *')) {
      const { left, right, width, height } = element.getBoundingClientRect();
      if (width === 0 || height === 0 || mayBeOutside(element)) continue;
      if (left < -1 || right > clientWidth + 1) problems.push(`outside: ${nameOf(element)}`);
      const target = element.matches('button, select, textarea, summary, input, a[href], [role="slider"]');
      // A link within a sentence is as high as its line.
      const inText = element.matches('a') && getComputedStyle(element).display === 'inline';
      const area = element.matches('input')
        ? (element.closest('label') ?? element).getBoundingClientRect()
        : { width, height };
      if (target && !inText && Math.min(area.width, area.height) < LEAST_TARGET)
        problems.push(`${Math.round(area.width)} by ${Math.round(area.height)} px: ${nameOf(element)}`);
    }
    return problems;
  });
}
