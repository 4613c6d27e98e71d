import { describe, expect, it } from 'vitest';
import { changePlanInputSchema, chosenPlan, listUsersInputSchema, PLANS } from './user.ts';
import { userIdSchema } from './userId.ts';

describe('chosenPlan', () => {
  it('sets isPremium and forced for any choice, Free too', () => {
    for (const plan of PLANS) expect(chosenPlan(plan)).toEqual({ plan, isPremium: true, forced: true });
  });
});

describe('changePlanInputSchema', () => {
  it('takes an id and one of the three plans', () => {
    expect(changePlanInputSchema.safeParse({ id: 'u', plan: 'Yearly' }).success).toBe(true);
  });

  it.each([
    { id: 'u', plan: 'Weekly' },
    { id: 'u', plan: 'free' },
    { id: 'u', plan: '' },
    { id: 'u', plan: null },
    { id: 'u' },
    { plan: 'Free' },
    { id: 'u', plan: 'Free', email: 'x@y.z' },
    { id: 'u', plan: 'Free', forced: false },
  ])('refuses %j', (input) => {
    expect(changePlanInputSchema.safeParse(input).success).toBe(false);
  });
});

describe('userIdSchema', () => {
  it.each(['u', 'auth0|5f7c8e', 'ayşe@örnek.test', 'a b', '__x', '...', 'x'.repeat(128)])('takes %j', (id) => {
    expect(userIdSchema.safeParse(id).success).toBe(true);
  });

  it.each(['', '.', '..', 'a/b', 'a//b', '__x__', '____', 'x'.repeat(129), 'a\0', 'a\n', '\ud800', 5, [], {}, null])(
    'refuses %j',
    (id) => {
      expect(userIdSchema.safeParse(id).success).toBe(false);
    },
  );
});

describe('listUsersInputSchema', () => {
  it('asks for 50 users unless told, from 1 to 200', () => {
    expect(listUsersInputSchema.parse({})).toEqual({ limit: 50 });
    expect(listUsersInputSchema.safeParse({ limit: 1 }).success).toBe(true);
    expect(listUsersInputSchema.safeParse({ limit: 200 }).success).toBe(true);
    for (const limit of [0, 201, -1, 1.5, '5', null]) {
      expect(listUsersInputSchema.safeParse({ limit }).success).toBe(false);
    }
  });

  it('refuses an empty cursor, an overlong one and unknown fields', () => {
    for (const input of [{ cursor: '' }, { cursor: 'c'.repeat(8193) }, { cursor: 5 }, { offset: 3 }]) {
      expect(listUsersInputSchema.safeParse(input).success).toBe(false);
    }
  });
});
