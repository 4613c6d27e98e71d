import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planWrites, readPlanFields, readStoredUser } from './storedUser.ts';
import { chosenPlan, userSchema } from './user.ts';

const EMPTY = {
  id: 'u',
  email: '',
  name: '',
  picture: '',
  isPremium: false,
  plan: null,
  likes: [],
  purchasedProducts: [],
};

const FULL = {
  email: 'ayse@ornek.test',
  name: 'Ayşe',
  picture: 'https://ornek.test/a.png',
  isPremium: true,
  plan: 'Monthly',
  likes: ['h1', 'h2'],
  purchasedProducts: [{ productId: { hypeId: 'h3' } }],
};

describe('readStoredUser', () => {
  it('reads fields at the top level, under data, or in both places', () => {
    const { email, name, ...rest } = FULL;
    for (const document of [FULL, { data: FULL }, { ...rest, data: { email, name } }, { email, name, data: rest }]) {
      expect(readStoredUser('u', document)).toEqual({ id: 'u', ...FULL });
    }
  });

  it('lets data win, whatever its value', () => {
    expect(readStoredUser('u', { name: 'top', plan: 'Free', data: { name: 'nested', plan: null } })).toEqual({
      ...EMPTY,
      name: 'nested',
    });
  });

  it('takes the document id, never a field', () => {
    expect(readStoredUser('u', { id: 'other', data: { id: 'third' } })).toEqual(EMPTY);
  });

  // Documents with defects: none of them hides or breaks a user.
  const defects: [string, unknown, Partial<typeof FULL>][] = [
    ['an empty document', {}, {}],
    ['no document', undefined, {}],
    ['null', null, {}],
    ['data null', { data: null, name: 'a' }, { name: 'a' }],
    ['data a text', { data: 'x', name: 'a' }, { name: 'a' }],
    ['data a list', { data: [{ name: 'x' }], name: 'a' }, { name: 'a' }],
    ['data a number', { data: 5 }, {}],
    ['data within data', { data: { data: { name: 'x' } } }, {}],
    ['name a number', { name: 5 }, {}],
    ['name null', { name: null }, {}],
    ['name an object', { name: { first: 'a' } }, {}],
    ['email a list', { email: ['a@b.c'] }, {}],
    ['isPremium a text', { isPremium: 'true' }, {}],
    ['isPremium a number', { isPremium: 1 }, {}],
    ['isPremium null', { isPremium: null }, {}],
    ['plan unknown', { plan: 'Weekly' }, {}],
    ['plan in lower case', { plan: 'free' }, {}],
    ['plan an object', { plan: { name: 'Free' } }, {}],
    ['picture http', { picture: 'http://ornek.test/a.png' }, {}],
    ['picture a script', { picture: 'javascript:alert(1)' }, {}],
    ['picture data', { picture: 'data:image/png;base64,AA' }, {}],
    ['picture with a space', { picture: 'https://a b' }, {}],
    ['picture without a host', { picture: 'https:///a' }, {}],
    ['picture a number', { picture: 5 }, {}],
    ['likes null', { likes: null }, {}],
    ['likes a text', { likes: 'h1' }, {}],
    ['likes an object', { likes: { 0: 'h1' } }, {}],
    ['likes mixed', { likes: ['h1', 5, null, '', ['h2'], { id: 'h3' }, 'h4'] }, { likes: ['h1', 'h4'] }],
    ['purchasedProducts null', { purchasedProducts: null }, {}],
    ['purchasedProducts an object', { purchasedProducts: {} }, {}],
    [
      'purchases without a hype',
      {
        purchasedProducts: [
          null,
          5,
          {},
          { productId: null },
          { productId: 'h1' },
          { productId: {} },
          { productId: { hypeId: 7 } },
          { productId: { hypeId: 'h2', more: 1 }, price: 3 },
        ],
      },
      { purchasedProducts: [{ productId: { hypeId: 'h2' } }] },
    ],
    [
      'everything at once',
      { data: { name: 1, likes: null, plan: 3 }, email: {}, isPremium: [], purchasedProducts: 'x', picture: null },
      {},
    ],
  ];

  it.each(defects)('reads %s', (_, document, expected) => {
    expect(readStoredUser('u', document)).toEqual({ ...EMPTY, ...expected });
  });

  it('reads 1,000 documents of any shape', () => {
    const keys = ['data', ...Object.keys(FULL)];
    const document = fc.oneof(fc.anything(), fc.object({ key: fc.oneof(fc.constantFrom(...keys), fc.string()) }));
    fc.assert(
      fc.property(document, (any) => {
        expect(userSchema.safeParse(readStoredUser('u', any)).success).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});

const paths = (document: unknown) => planWrites(document, chosenPlan('Free')).map(({ path }) => path.join('.'));

describe('planWrites', () => {
  it('writes under data only what is there already', () => {
    expect(paths({})).toEqual(['plan', 'isPremium', 'forced']);
    expect(paths({ data: {} })).toEqual(['plan', 'isPremium', 'forced']);
    expect(paths({ data: { plan: 'Free' } })).toEqual(['data.plan', 'isPremium', 'forced']);
    expect(paths({ data: { isPremium: null, forced: 0 } })).toEqual(['plan', 'data.isPremium', 'data.forced']);
    expect(paths({ plan: 'Free', data: { plan: undefined } })).toEqual(['data.plan', 'isPremium', 'forced']);
    for (const data of ['text', null, ['plan'], 5]) expect(paths({ data })).toEqual(['plan', 'isPremium', 'forced']);
  });

  it('writes what the reading then finds, in any document', () => {
    const place = fc.record(
      { plan: fc.anything(), isPremium: fc.anything(), forced: fc.anything() },
      { requiredKeys: [] },
    );
    const stored = fc.tuple(place, fc.option(place)).map(([top, data]) => (data ? { ...top, data } : top));
    fc.assert(
      fc.property(stored, fc.constantFrom('Free' as const, 'Yearly' as const), (document, plan) => {
        const written: Record<string, unknown> & { data?: object } = { ...document };
        for (const { path, value } of planWrites(document, chosenPlan(plan))) {
          const [first, second] = path;
          if (second === undefined) Object.assign(written, { [first]: value });
          else written.data = { ...written.data, [second]: value };
        }
        expect(readPlanFields(written)).toEqual({ plan, isPremium: true, forced: true });
      }),
    );
  });
});
