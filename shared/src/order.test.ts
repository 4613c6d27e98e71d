import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clampedPosition, repairedOrder, shuffledPositions } from './order.ts';

const hype = (id: string, order: number | null, createdAt = 0) => ({ id, order, createdAt });

it('leaves a sound order alone', () => {
  expect(repairedOrder([hype('b', 2), hype('a', 1)])).toEqual([]);
});

it('closes a gap and parts a tie by creation, then by id', () => {
  const hypes = [hype('c', 3), hype('late', 1, 20), hype('early', 1, 10), hype('b', 9, 5), hype('a', 9, 5)];
  expect(repairedOrder(hypes)).toEqual([
    { id: 'late', order: 2 },
    { id: 'a', order: 4 },
    { id: 'b', order: 5 },
  ]);
});

it('puts hypes without an order last', () => {
  expect(repairedOrder([hype('none', null), hype('first', 1)])).toEqual([{ id: 'none', order: 2 }]);
});

it('always ends at 1..N, and then has nothing left to do', () => {
  const orders = fc.array(fc.option(fc.oneof(fc.integer({ min: -3, max: 9 }), fc.double({ noNaN: true }))));
  fc.assert(
    fc.property(orders, (found) => {
      const hypes = found.map((order, index) => hype(`h${index}`, order));
      const changes = new Map(repairedOrder(hypes).map(({ id, order }) => [id, order]));
      const healed = hypes.map((each) => ({ ...each, order: changes.get(each.id) ?? each.order }));
      expect(healed.map(({ order }) => order).toSorted((a, b) => (a ?? 0) - (b ?? 0))).toEqual(
        hypes.map((_, index) => index + 1),
      );
      expect(repairedOrder(healed)).toEqual([]);
    }),
  );
});

describe('a shuffle', () => {
  const first = () => 0;

  it('gives each position once, and never the order that was', () => {
    const counts = fc.integer({ min: 2, max: 60 });
    fc.assert(
      fc.property(
        counts,
        fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })),
        (count, draws) => {
          const positions = shuffledPositions(count, (bound) => Math.floor((draws.next().value ?? 0) * bound));
          const sorted = Array.from({ length: count }, (_, index) => index + 1);
          expect(positions.toSorted((a, b) => a - b)).toEqual(sorted);
          expect(positions).not.toEqual(sorted);
        },
      ),
    );
  });

  it('of three makes every other order about as often', () => {
    const seen: Record<string, number> = {};
    for (let round = 0; round < 5000; round += 1) {
      const order = shuffledPositions(3, (bound) => Math.floor(Math.random() * bound)).join('');
      seen[order] = (seen[order] ?? 0) + 1;
    }
    expect(Object.keys(seen).toSorted()).toEqual(['132', '213', '231', '312', '321']);
    for (const times of Object.values(seen)) expect(Math.abs(times - 1000)).toBeLessThan(200);
  });

  it.each([
    [0, []],
    [1, [1]],
  ])('of %i leaves them alone', (count, positions) => {
    expect(shuffledPositions(count, first)).toEqual(positions);
  });
});

it.each([
  [2, 5, 2],
  [6, 5, 6],
  [7, 5, 6],
  [0, 5, 1],
  [-3, 5, 1],
  [2.5, 5, 2],
  [NaN, 5, 1],
  [1, 0, 1],
])('a hype from position %d comes back among %i others to position %i', (position, count, expected) => {
  expect(clampedPosition(position, count)).toBe(expected);
});
