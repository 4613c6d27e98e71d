import { expect, test } from 'vitest';
import { edgeAfterKey } from './edgeKeys.ts';

test.each([
  ['ArrowLeft', false, 1990],
  ['ArrowDown', false, 1990],
  ['ArrowRight', false, 2010],
  ['ArrowUp', true, 2100],
  ['ArrowLeft', true, 1900],
  ['PageUp', false, 3000],
  ['PageDown', false, 1000],
  ['Home', false, 1500],
  ['End', false, 6000],
  ['m', false, null],
  ['Tab', true, null],
])('%s (Shift: %s) takes an edge from 2000 ms to %s', (key, shiftKey, ms) => {
  expect(edgeAfterKey({ key, shiftKey }, 2000, { min: 1500, max: 6000 })).toBe(ms);
});
