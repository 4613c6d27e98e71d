import { describe, expect, it } from 'vitest';
import { EMPTY_REGISTRY, markPremium, mayMarkPremium, premiumUsed } from './premium.ts';

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
