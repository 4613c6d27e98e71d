import { expect, test } from 'vitest';
import { signInFailure } from './signInFailure.ts';

const failedWith = (code: string) => signInFailure(Object.assign(new Error('failed'), { code })).text;

test.each([
  'auth/invalid-credential',
  'auth/wrong-password',
  'auth/user-not-found',
  'auth/user-disabled',
  'auth/invalid-email',
])('%s does not tell what was wrong', (code) => expect(failedWith(code)).toBe('signInFailed'));

test('too many attempts and a network that is down have their own sentences', () => {
  expect(failedWith('auth/too-many-requests')).toBe('signInTooMany');
  expect(failedWith('auth/network-request-failed')).toBe('networkDown');
});

test('what is no answer of Auth is unknown', () => {
  expect(signInFailure('broken')).toEqual({ code: 'unknown', text: 'signInUnknown' });
});
