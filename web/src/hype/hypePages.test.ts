import { expect, test } from 'vitest';
import { pageInput, pageOf, pagesOf } from './hypePages.ts';

test.each([
  [1, 0],
  [100, 0],
  [101, 1],
  [10_000, 99],
])('position %i is on page %i', (position, page) => {
  expect(pageOf(position)).toBe(page);
});

test('a page is asked for by its first position', () => {
  expect(pageInput(0)).toEqual({ from: 1, limit: 100 });
  expect(pageInput(99)).toEqual({ from: 9901, limit: 100 });
});

test.each([
  [{ start: 0, end: 24 }, [0]],
  [{ start: 0, end: 0 }, [0]],
  [{ start: 88, end: 100 }, [0]],
  [{ start: 88, end: 101 }, [0, 1]],
  [{ start: 100, end: 124 }, [0, 1]],
  [{ start: 9880, end: 9920 }, [0, 98, 99]],
])('rows %j need the pages %j', (range, pages) => {
  expect(pagesOf(range)).toEqual(pages);
});
