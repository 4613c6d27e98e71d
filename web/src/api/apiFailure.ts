import { APP_CODES, type AppCode } from '@hypelar/shared/appError';
import { TRPCClientError } from '@trpc/client';

type FailureCode = AppCode | 'NETWORK';

/** Why a call failed: a refusal of the server with its details as they came, or no answer at all. */
export type ApiFailure = { code: FailureCode; details: unknown };

/** Reads what a call threw. An answer that is not ours (a proxy's page) means that the server cannot answer. */
export function readFailure(error: unknown): ApiFailure {
  if (!(error instanceof TRPCClientError)) return { code: authFailure(error) ?? 'INTERNAL', details: {} };
  // Read by hand: a schema library would cost the hype list 7 KiB.
  const data: unknown = error.data;
  if (typeof data === 'object' && data !== null && 'appCode' in data && isAppCode(data.appCode)) {
    return { code: data.appCode, details: 'details' in data ? data.details : {} };
  }
  // A fetch without an answer throws a TypeError. An answer that cannot be read is no matter of the network.
  const unanswered = error.meta?.['response'] === undefined && error.cause instanceof TypeError;
  return { code: authFailure(error.cause) ?? (unanswered ? 'NETWORK' : 'UNAVAILABLE'), details: {} };
}

/** Whether asking the same again may help: never after a refusal (4xx). */
export function mayRetry(error: unknown): boolean {
  return isUnanswered(error) || readFailure(error).code === 'INTERNAL';
}

/** Whether no answer came that says what happened: the server may have done what it was asked for. */
export function isUnanswered(error: unknown): boolean {
  return ['NETWORK', 'TIMED_OUT', 'UNAVAILABLE'].includes(readFailure(error).code);
}

function isAppCode(code: unknown): code is AppCode {
  return typeof code === 'string' && Object.hasOwn(APP_CODES, code);
}

/** What Auth says when it cannot give a token for the call. */
const AUTH_CODES: ReadonlyMap<unknown, FailureCode> = new Map([
  ['auth/user-token-expired', 'SIGN_IN_REQUIRED'],
  ['auth/invalid-user-token', 'SIGN_IN_REQUIRED'],
  ['auth/invalid-refresh-token', 'SIGN_IN_REQUIRED'],
  ['auth/user-not-found', 'NOT_AN_ADMIN'],
  ['auth/user-disabled', 'ADMIN_DISABLED'],
]);

function authFailure(error: unknown): FailureCode | null {
  if (!(error instanceof Error) || !('code' in error) || !String(error.code).startsWith('auth/')) return null;
  // Auth calls everything so that it cannot read; what it read then was the page of a proxy.
  if (error.code === 'auth/network-request-failed')
    return /SyntaxError/.test(error.message) ? 'UNAVAILABLE' : 'NETWORK';
  return AUTH_CODES.get(error.code) ?? 'UNAVAILABLE';
}
