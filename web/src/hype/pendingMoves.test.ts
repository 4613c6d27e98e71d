import type { HypeRow } from '@hypelar/shared/hype';
import { expect, test } from 'vitest';
import { withPendingMoves } from './pendingMoves.ts';

function rowAt(order: number): HypeRow {
  return {
    ...{ id: `hype${order}`, title: `Hype ${order}`, artist: 'Ada', audioUrl: '', videoUrl: '' },
    ...{ order, imageCount: 0, videoCount: 0, isPremium: false },
  };
}

const titles = (hypeAt: (position: number) => HypeRow | undefined) =>
  [1, 2, 3, 4].map((position) => {
    const hype = hypeAt(position);
    return hype && [hype.title, hype.order];
  });

test('a pending swap shows both hypes in their new places', () => {
  const moved = withPendingMoves(rowAt, [{ hype: rowAt(1), to: 3, holder: rowAt(3) }]);
  expect(titles(moved)).toEqual([
    ['Hype 3', 1],
    ['Hype 2', 2],
    ['Hype 1', 3],
    ['Hype 4', 4],
  ]);
});

test('swaps follow each other', () => {
  const first = [{ hype: rowAt(1), to: 3, holder: rowAt(3) }];
  const holder = withPendingMoves(rowAt, first)(1);
  const moved = withPendingMoves(rowAt, [...first, { hype: { ...rowAt(1), order: 3 }, to: 1, holder }]);
  expect(titles(moved)).toEqual(titles(rowAt));
});

test('the place left behind is empty while its new holder is not loaded', () => {
  const moved = withPendingMoves(rowAt, [{ hype: rowAt(1), to: 4, holder: undefined }]);
  expect(moved(1)).toBeUndefined();
  expect(moved(4)?.title).toBe('Hype 1');
});
