import { matchRank } from '@hypelar/shared/userSearch';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collectMatches, type Place } from './matchUsers.ts';

type Users = [id: string, text: string][];

function search(users: Users, { query, after, limit }: { query: string; after: Place | null; limit: number }) {
  const found = collectMatches({ query, after, limit });
  for (const [id, text] of users) found.offer(id, text);
  return found.matches();
}

describe('collectMatches', () => {
  const users: Users = [
    ['1', 'zeynep ali\n\n1'],
    ['2', 'mali\n\n2'],
    ['3', 'ali\n\n3'],
    ['4', 'veli\nali@ornek.test\n4'],
    ['5', 'ali\n\n3'],
    ['6', 'veli\n\n6'],
  ];

  it('puts beginnings first, then beginnings of words, then the rest; by text and id among equals', () => {
    const { places, total } = search(users, { query: 'ali', after: null, limit: 9 });
    expect(places.map(([, , id]) => id)).toEqual(['3', '5', '4', '1', '2']);
    expect(total).toBe(5);
  });

  it('counts all matches on every page', () => {
    const { places, total } = search(users, { query: 'ali', after: [1, 'zeynep ali\n\n1', '1'], limit: 1 });
    expect(places.map(([, , id]) => id)).toEqual(['2']);
    expect(total).toBe(5);
  });

  it('pages through any users without a gap or a repeat, whatever order they come in', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\n'), maxLength: 6 });
    const anyUsers = fc.uniqueArray(
      fc.tuple(fc.string({ minLength: 1, unit: fc.constantFrom('x', 'y', 'z') }), letters),
      {
        selector: ([id]) => id,
      },
    );
    fc.assert(
      fc.property(
        anyUsers,
        fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 2 }),
        fc.integer({ min: 1, max: 5 }),
        (all, query, limit) => {
          const seen: string[] = [];
          let after: Place | null = null;
          for (let page = 0; ; page += 1) {
            const shuffled: Users = page % 2 === 0 ? all : all.toReversed();
            const { places, total }: { places: Place[]; total: number } = search(shuffled, { query, after, limit });
            expect(total).toBe(all.filter(([, text]) => text.includes(query)).length);
            seen.push(...places.map(([, , id]) => id));
            after = places.at(-1) ?? null;
            if (places.length < limit) break;
          }
          expect(seen.toSorted()).toEqual(
            all
              .filter(([, text]) => text.includes(query))
              .map(([id]) => id)
              .toSorted(),
          );
          const ranks = seen.map((id) => matchRank(new Map(all).get(id) ?? '', query) ?? 9);
          expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
        },
      ),
    );
  });
});
