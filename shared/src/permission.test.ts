import { describe, expect, it } from 'vitest';
import { flagsSchema } from './flags.ts';
import { FLAGS, holdsAll, mayGrantLimit } from './permission.ts';

/** The flags whose bit is set, in the order of FLAGS. */
const flagsOf = (bits: number) =>
  flagsSchema.parse(Object.fromEntries(FLAGS.map((flag, index) => [flag, (bits & (1 << index)) !== 0])));

const OWN = 3;
const all16 = Array.from({ length: 16 }, (_, bits) => bits);
const cases = all16.flatMap((held) =>
  all16.flatMap((granted) => [0, 1, OWN, OWN + 1].map((limit) => ({ held, granted, limit }))),
);

describe('what a creator may grant, spec section 6', () => {
  it('is a subset of the flags they hold and a limit from 1 to their own, in all 1,024 cases', () => {
    expect(cases).toHaveLength(1024);
    const wrong = cases.filter(({ held, granted, limit }) => {
      const creator = { ...flagsOf(held), hypePremiumLimit: OWN };
      const expected = (granted & ~held) === 0 && (limit === 1 || limit === OWN);
      return (holdsAll(creator, flagsOf(granted)) && mayGrantLimit(creator, limit)) !== expected;
    });
    expect(wrong).toEqual([]);
  });

  it.each([-1, 1.5, Number.NaN, Infinity])('is never a limit of %s', (limit) => {
    expect(mayGrantLimit({ ...flagsOf(15), hypePremiumLimit: OWN }, limit)).toBe(false);
  });

  it('is no limit at all for a creator who has none', () => {
    const creator = { ...flagsOf(15), hypePremiumLimit: 0 };
    expect([0, 1].map((limit) => mayGrantLimit(creator, limit))).toEqual([false, false]);
  });
});
