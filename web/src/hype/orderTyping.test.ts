import { expect, test } from 'vitest';
import { pressedText, stepPosition, typedPosition } from './orderTyping.ts';

test.each([
  ['1', 1],
  [' 250 ', 250],
  ['0', null],
  ['251', null],
  ['', null],
  ['-1', null],
  ['1.5', null],
  ['1e2', null],
  ['x', null],
])('typed %j is position %j of 250', (text, position) => {
  expect(typedPosition(text, 250)).toBe(position);
});

test.each([
  ['ArrowDown', 10, 11],
  ['ArrowUp', 10, 9],
  ['ArrowUp', 1, 1],
  ['ArrowDown', 250, 250],
  ['PageDown', 245, 250],
  ['PageUp', 5, 1],
  ['Enter', 5, null],
  ['a', 5, null],
])('%s leads from %i to %j of 250', (key, from, to) => {
  expect(stepPosition(key, from, 250)).toBe(to);
});

test.each([
  [['1'], '1'],
  [['1', '5'], '15'],
  [['9', '9', '9'], '999'],
  [['ArrowDown'], '3'],
  [['ArrowDown', 'ArrowDown', 'PageDown'], '14'],
  [['1', '5', 'ArrowUp'], '14'],
  [['Home'], '2'],
  [['ArrowLeft', '7'], '7'],
])('the keys %j choose %s for the hype in place 2 of 250', (keys, chosen) => {
  expect(pressedText(keys, 2, 250)).toBe(chosen);
});
