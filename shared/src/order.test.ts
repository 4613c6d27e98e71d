import fc from 'fast-check';
import { expect, it } from 'vitest';
import { repairedOrder } from './order.ts';

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
