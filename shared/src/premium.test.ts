import { describe, expect, it } from 'vitest';
import {
  EMPTY_REGISTRY,
  hasPremiumPlace,
  markPremium,
  mayMarkPremium,
  premiumUsed,
  repairedRegistry,
  unmarkPremium,
} from './premium.ts';

const editor = { canCreateAdmins: false, canCreateHypes: false, canDeleteHypes: false, canEditHypes: true };

describe('premium allowance, spec sections 5 and 6', () => {
  it.each([
    [0, true],
    [2, true],
    [3, false],
    [4, false],
  ])('an admin with limit 3 who has marked %i may mark one more: %s', (used, may) => {
    expect(mayMarkPremium({ ...editor, hypePremiumLimit: 3 }, used)).toBe(may);
  });

  it('needs canEditHypes', () => {
    expect(mayMarkPremium({ ...editor, canEditHypes: false, hypePremiumLimit: 3 }, 0)).toBe(false);
  });
});

describe('premium registry, spec section 4', () => {
  const registry = markPremium(markPremium(EMPTY_REGISTRY, 'h1', 'ayse'), 'h2', 'bora');

  it('counts up, appends the id and remembers who marked it', () => {
    expect(registry).toEqual({
      premiumHypeCount: 2,
      premiumHypeIds: ['h1', 'h2'],
      markedBy: { h1: 'ayse', h2: 'bora' },
    });
  });

  it('marks a hype once', () => {
    expect(markPremium(registry, 'h1', 'bora')).toBe(registry);
  });

  it('counts what each admin has marked', () => {
    expect(premiumUsed(registry, 'ayse')).toBe(1);
    expect(premiumUsed(registry, 'cem')).toBe(0);
  });

  it('counts an id without a marker for nobody', () => {
    const legacy = { premiumHypeCount: 1, premiumHypeIds: ['h1'], markedBy: {} };
    expect(premiumUsed(legacy, 'ayse')).toBe(0);
  });
});

describe('un-marking and repair', () => {
  const registry = markPremium(markPremium(EMPTY_REGISTRY, 'h1', 'ayse'), 'h2', 'bora');

  it('frees the place of whoever marked the hype', () => {
    const after = unmarkPremium(registry, 'h1');
    expect(after).toEqual({ premiumHypeCount: 1, premiumHypeIds: ['h2'], markedBy: { h2: 'bora' } });
    expect(unmarkPremium(after, 'h1')).toEqual(after);
  });

  it('takes a hype that nobody is known to have marked', () => {
    expect(markPremium(EMPTY_REGISTRY, 'h1', null)).toEqual({
      ...{ premiumHypeCount: 1, premiumHypeIds: ['h1'], markedBy: {} },
    });
  });

  it('leaves a sound registry as it is', () => {
    expect(repairedRegistry(registry, ['h2', 'h1'])).toEqual(registry);
  });

  it('drops what is not premium and adds what was missing', () => {
    expect(repairedRegistry(registry, ['h3', 'h2'])).toEqual({
      ...{ premiumHypeCount: 2, premiumHypeIds: ['h2', 'h3'], markedBy: { h2: 'bora' } },
    });
  });

  it.each([
    [0, 1, true],
    [1, 1, false],
    [0, 0, false],
  ])('with %i used of %i there is a place left: %s', (used, hypePremiumLimit, left) => {
    expect(hasPremiumPlace({ hypePremiumLimit }, used)).toBe(left);
  });
});
