import { expect, test } from 'vitest';
import { emailProblem, makePassword, passwordProblem } from './adminDraft.ts';

test.each([
  ['', 'emailInvalid'],
  ['a@b', 'emailInvalid'],
  ['a b@c.de', 'emailInvalid'],
  [' ayse@hypelar.test ', null],
])('the address %j: %s', (email, problem) => {
  expect(emailProblem(email)).toBe(problem);
});

test.each([
  [31, 'passwordShort'],
  [32, null],
  [4096, null],
  [4097, 'passwordLong'],
])('a password of %i characters: %s', (length, problem) => {
  expect(passwordProblem('x'.repeat(length))).toBe(problem);
});

test('a broken character in a password is named', () => {
  expect(passwordProblem('x'.repeat(40) + '\uD800')).toBe('passwordBroken');
});

test('a made password is long enough, of plain characters, and never the same', () => {
  const passwords = Array.from({ length: 50 }, () => makePassword());
  for (const password of passwords) expect(password).toMatch(/^[a-zA-Z2-9]{32}$/);
  expect(new Set(passwords).size).toBe(50);
});

test('bytes that would favour some letters are left out', () => {
  const password = makePassword((bytes) => {
    bytes.fill(255);
    bytes.set([0, 1, 2, 3]);
    return bytes;
  });
  expect(password).toBe('abcd'.repeat(8));
});
