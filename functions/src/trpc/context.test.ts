import { AppError } from '@hypelar/shared/appError';
import { describe, expect, it } from 'vitest';
import { createContext } from './context.ts';

const refusal = (authorization: string | undefined, error: unknown) =>
  createContext({ authorization, checkRevoked: true, verifyIdToken: () => Promise.reject(error) })
    .requireAdmin()
    .catch((thrown: unknown) => (thrown instanceof AppError ? thrown.appCode : thrown));

const authError = (code: string, message = '') => Object.assign(new Error(message), { code });

describe('who calls', () => {
  it.each([undefined, '', 'Bearer', 'Bearer ', 'Basic abc', 'bearer abc', 'Bearer a b', 'Bearer a\nb'])(
    'is nobody with the header %j',
    async (authorization) => {
      expect(await refusal(authorization, authError('never asked'))).toBe('SIGN_IN_REQUIRED');
    },
  );

  it.each([
    'auth/argument-error',
    'auth/invalid-id-token',
    'auth/id-token-expired',
    'auth/id-token-revoked',
    'auth/user-not-found',
  ])('is nobody when Auth says %s', async (code) => {
    expect(await refusal('Bearer a.b.c', authError(code))).toBe('SIGN_IN_REQUIRED');
  });

  it('is a disabled admin when Auth says so', async () => {
    expect(await refusal('Bearer a.b.c', authError('auth/user-disabled'))).toBe('ADMIN_DISABLED');
  });

  it.each([
    authError('app/network-error'),
    authError('auth/internal-error'),
    authError('auth/argument-error', 'Error fetching public keys for Google certs: getaddrinfo ENOTFOUND'),
    new Error('anything'),
  ])('is unknown, and never let in, when Auth cannot be asked: %s', async (error) => {
    expect(await refusal('Bearer a.b.c', error)).toBe('UNAVAILABLE');
  });

  it.each([true, false])('is asked of Auth once per request, with checkRevoked %s', async (checkRevoked) => {
    const asked: [string, boolean][] = [];
    const { requireAdmin } = createContext({
      authorization: 'Bearer a.b.c',
      checkRevoked,
      verifyIdToken: (token, check) => {
        asked.push([token, check]);
        return Promise.reject(authError('auth/id-token-expired'));
      },
    });
    await Promise.allSettled([requireAdmin(), requireAdmin()]);
    expect(asked).toEqual([['a.b.c', checkRevoked]]);
  });
});
