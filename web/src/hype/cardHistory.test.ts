import type { Card } from '@hypelar/shared/card';
import { expect, test } from 'vitest';
import { cardsBefore, NO_HISTORY, recordChange } from './cardHistory.ts';

const list = (timestamp: number): Card[] => [{ timestamp, type: 'image' }];

test('changes under one name are one step, which begins at the list before the first of them', () => {
  const first = recordChange(NO_HISTORY, 'edge-0', { cards: list(1), next: list(2) });
  const second = recordChange(first, 'edge-0', { cards: list(2), next: list(3) });
  expect(second).toEqual({ past: [list(1)], open: 'edge-0' });
  expect(cardsBefore(second, 'edge-0', list(3))).toEqual(list(1));
});

test('another name, a settled one and no name begin steps of their own', () => {
  let history = recordChange(NO_HISTORY, 'edge-0', { cards: list(1), next: list(2) });
  history = recordChange(history, 'edge-1', { cards: list(2), next: list(3) });
  history = recordChange({ ...history, open: null }, 'edge-1', { cards: list(3), next: list(4) });
  history = recordChange(history, null, { cards: list(4), next: list(5) });
  history = recordChange(history, null, { cards: list(5), next: list(6) });
  expect(history.past).toEqual([1, 2, 3, 4, 5].map(list));
  expect(cardsBefore(history, null, list(6))).toEqual(list(6));
});

test('what changes nothing is no step', () => {
  expect(recordChange(NO_HISTORY, null, { cards: list(1), next: list(1) })).toBe(NO_HISTORY);
});

test('a step that comes back to where it began is none', () => {
  const moved = recordChange(NO_HISTORY, 'edge-0', { cards: list(1), next: list(2) });
  expect(recordChange(moved, 'edge-0', { cards: list(2), next: list(1) })).toEqual(NO_HISTORY);
});

test('a hundred steps are kept', () => {
  let history = NO_HISTORY;
  for (let at = 0; at < 130; at++) history = recordChange(history, null, { cards: list(at), next: list(at + 1) });
  expect(history.past).toHaveLength(100);
  expect(history.past.at(-1)).toEqual(list(129));
});
