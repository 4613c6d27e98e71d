import { describe, expect, it } from 'vitest';
import {
  createAdminInputSchema,
  MAX_PREMIUM_LIMIT,
  mayChangeAdmin,
  mayResetPassword,
  updateAdminInputSchema,
} from './admin.ts';

const flags = { canCreateAdmins: false, canCreateHypes: true, canDeleteHypes: false, canEditHypes: true };
const input = { email: 'ayse@hypelar.com', password: 'x'.repeat(32), ...flags, hypePremiumLimit: 1 };

const messageOf = (change: object) =>
  createAdminInputSchema.safeParse({ ...input, ...change }).error?.issues[0]?.message;
const taken = (change: object) => createAdminInputSchema.safeParse({ ...input, ...change }).success;

describe('a new admin, spec section 5', () => {
  it.each(['ayse@hypelar.com', 'a.b+c@x.y.co', "o'neil@hypelar.com", `${'a'.repeat(307)}@hypelar.co`])(
    'may have the address %s',
    (email) => {
      expect(taken({ email })).toBe(true);
    },
  );

  it.each([
    '',
    'ayse',
    'ayse@',
    '@hypelar.com',
    'ayse@hypelar',
    'a b@hypelar.com',
    'a@b@hypelar.com',
    'ayşe@hypelar.com',
  ])('may not have the address %j', (email) => {
    expect(messageOf({ email })).toBe('Please enter a valid email address.');
  });

  it('has an address of at most 320 characters', () => {
    const ofLength = (length: number) => `${'a'.repeat(length - 12)}@hypelar.com`;
    expect([320, 321].map((length) => taken({ email: ofLength(length) }))).toEqual([true, false]);
    expect(messageOf({ email: ofLength(321) })).toBe('Please enter a valid email address.');
  });

  it('has one address in any spelling', () => {
    expect(createAdminInputSchema.parse({ ...input, email: 'AYSE@Hypelar.COM' }).email).toBe('ayse@hypelar.com');
  });

  it.each([
    ['31 characters', 'x'.repeat(31), false],
    ['32 characters', 'x'.repeat(32), true],
    ['64 characters', 'x'.repeat(64), true],
    ['4096 characters', 'x'.repeat(4096), true],
    ['4097 characters', 'x'.repeat(4097), false],
    ['16 emoji, which are 32 UTF-16 units', '😀'.repeat(16), true],
    ['2048 emoji', '😀'.repeat(2048), true],
    ['2048 emoji and one letter', `${'😀'.repeat(2048)}x`, false],
    ['15 emoji and one letter', `${'😀'.repeat(15)}x`, false],
    ['32 spaces', ' '.repeat(32), true],
    ['a lone surrogate', `\ud800${'x'.repeat(32)}`, false],
  ])('has a password: %s', (_, password, valid) => {
    expect(taken({ password })).toBe(valid);
  });

  it('says why a password is too short', () => {
    expect(messageOf({ password: 'x'.repeat(31) })).toBe('Password should be at least 32 characters long.');
  });

  it('has the password that was typed', () => {
    const password = `  Şifre\t${'ß'.repeat(32)}\n `;
    expect(createAdminInputSchema.parse({ ...input, password }).password).toBe(password);
  });

  it.each([0, -1, 1.5, MAX_PREMIUM_LIMIT + 1, '3', null, Number.NaN, undefined])(
    'has no premium limit of %j',
    (hypePremiumLimit) => {
      expect(taken({ hypePremiumLimit })).toBe(false);
    },
  );

  it.each([
    { id: 'x' },
    { disabled: false },
    { canDoAll: true },
    { canEditHypes: 'true' },
    { canEditHypes: undefined },
  ])('is not described by %j', (change) => {
    expect(taken(change)).toBe(false);
  });
});

describe('a change of an admin', () => {
  it.each([
    { id: 'a' },
    { id: 'a', flags: {} },
    { id: 'a', flags: { canEditHypes: true } },
    { id: 'a', flags, hypePremiumLimit: 1, disabled: true },
  ])('may be %j', (change) => {
    expect(updateAdminInputSchema.safeParse(change).success).toBe(true);
  });

  it.each([
    {},
    { id: '../a' },
    { id: 'a', email: 'b@hypelar.com' },
    { id: 'a', password: 'x'.repeat(32) },
    { id: 'a', canEditHypes: true },
    { id: 'a', flags: { canDoAll: true } },
    { id: 'a', flags: { canEditHypes: null } },
    { id: 'a', hypePremiumLimit: 0 },
    { id: 'a', disabled: 'yes' },
  ])('may not be %j', (change) => {
    expect(updateAdminInputSchema.safeParse(change).success).toBe(false);
  });
});

describe('who may change an admin', () => {
  const actor = { id: 'actor', ...flags };

  it.each([
    ['one with the same flags', { id: 'b', ...flags }, true],
    ['one with fewer flags', { id: 'b', ...flags, canEditHypes: false }, true],
    ['one with a flag that the actor lacks', { id: 'b', ...flags, canDeleteHypes: true }, false],
    ['themself', actor, false],
  ])('may change %s: %s', (_, admin, may) => {
    expect(mayChangeAdmin(actor, admin)).toBe(may);
    const limit = { hypePremiumLimit: 3 };
    expect(mayResetPassword({ ...actor, ...limit }, { ...admin, ...limit })).toBe(may);
  });

  it('may reset the password of one with a limit up to their own', () => {
    const mayReset = (hypePremiumLimit: number) =>
      mayResetPassword({ ...actor, hypePremiumLimit: 3 }, { id: 'b', ...flags, hypePremiumLimit });
    expect([2, 3, 4].map(mayReset)).toEqual([true, true, false]);
  });
});
