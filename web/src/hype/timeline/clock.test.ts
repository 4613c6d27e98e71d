import { parseTimes } from '@hypelar/shared/cardTimes';
import { expect, test } from 'vitest';
import { axisMarks, clock } from './clock.ts';

test.each([
  [0, '0:00.000'],
  [6449, '0:06.449'],
  [61_005, '1:01.005'],
  [21_600_000, '360:00.000'],
])('%i ms read %s, and the textarea reads that back', (ms, text) => {
  expect(clock(ms)).toBe(text);
  expect(parseTimes(text).times).toEqual([ms]);
});

test('the marks of the axis keep a readable distance and stay within it', () => {
  for (const axisMs of [1, 449, 6000, 61_234, 21_600_000]) {
    for (const axisPx of [320, 900, 58_000]) {
      const marks = axisMarks(axisMs, axisPx);
      expect(marks[0]?.ms).toBe(0);
      expect(marks.at(-1)?.ms).toBeLessThanOrEqual(axisMs);
      const apart = ((marks[1]?.ms ?? axisMs * 2) / axisMs) * axisPx;
      expect(apart).toBeGreaterThanOrEqual(70);
    }
  }
});

test('marks between seconds show their fraction, others do not', () => {
  expect(axisMarks(6000, 800).map(({ text }) => text)).toEqual([0, 1, 2, 3, 4, 5, 6].map((second) => `0:0${second}`));
  expect(axisMarks(1000, 800)[1]).toEqual({ ms: 100, text: '0:00.100' });
  expect(axisMarks(0, 800)).toEqual([]);
});
