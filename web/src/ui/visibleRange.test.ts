import { expect, test } from 'vitest';
import { visibleRange } from './visibleRange.ts';

const rows = (scrolled: number, count = 10_000) => visibleRange({ scrolled, height: 800, itemHeight: 50, count });

test('at the top the first screen and a few more are rendered', () => {
  expect(rows(0)).toEqual({ start: 0, end: 24 });
  expect(rows(-300)).toEqual({ start: 0, end: 20 });
});

test('anywhere the range holds what is seen', () => {
  for (let scrolled = 0; scrolled < 499_200; scrolled += 777) {
    const { start, end } = rows(scrolled);
    expect(start * 50).toBeLessThanOrEqual(scrolled);
    expect(end * 50).toBeGreaterThanOrEqual(Math.min(scrolled + 800, 500_000));
    expect(end - start).toBeLessThanOrEqual(40);
  }
});

test('a range never leaves the list', () => {
  expect(rows(499_200).end).toBe(10_000);
  expect(rows(0, 3)).toEqual({ start: 0, end: 3 });
  expect(rows(90_000, 3)).toEqual({ start: 3, end: 3 });
  expect(rows(0, 0)).toEqual({ start: 0, end: 0 });
});

test('a height that is not known yet renders a few', () => {
  expect(visibleRange({ scrolled: 0, height: 800, itemHeight: 0, count: 10 })).toEqual({ start: 0, end: 8 });
});
