import { APP_CODES, type AppCode } from '@hypelar/shared/appError';
import { TRPCClientError } from '@trpc/client';

type FailureCode = AppCode | 'NETWORK';

/** Why a call failed: a refusal by the server with its unvalidated details, or no answer at all. */
export type ApiFailure = { code: FailureCode; details: unknown };

/** Reads what a call threw. An answer that is not ours (a proxy's page) counts as UNAVAILABLE. */
export function readFailure(error: unknown): ApiFailure {
  if (!(error instanceof TRPCClientError)) return { code: authFailure(error) ?? 'INTERNAL', details: {} };
  // Read by hand: a schema library would cost the hype list 7 KiB.
  const data: unknown = error.data;
  if (typeof data === 'object' && data !== null && 'appCode' in data && isAppCode(data.appCode)) {
    return { code: data.appCode, details: 'details' in data ? data.details : {} };
  }
  // fetch throws a TypeError when no answer arrives; an unreadable answer is not a network failure.
  const unanswered = error.meta?.['response'] === undefined && error.cause instanceof TypeError;
  return { code: authFailure(error.cause) ?? (unanswered ? 'NETWORK' : 'UNAVAILABLE'), details: {} };
}

/** Whether a retry may help: never after a refusal (4xx). */
export function mayRetry(error: unknown): boolean {
  return isUnanswered(error) || readFailure(error).code === 'INTERNAL';
}

/** Whether the outcome is unknown: the server may still have done what it was asked. */
export function isUnanswered(error: unknown): boolean {
  return ['NETWORK', 'TIMED_OUT', 'UNAVAILABLE'].includes(readFailure(error).code);
}

function isAppCode(code: unknown): code is AppCode {
  return typeof code === 'string' && Object.hasOwn(APP_CODES, code);
}

/** Auth's error codes when it cannot provide a token for a call. */
const AUTH_CODES: ReadonlyMap<unknown, FailureCode> = new Map([
  ['auth/user-token-expired', 'SIGN_IN_REQUIRED'],
  ['auth/invalid-user-token', 'SIGN_IN_REQUIRED'],
  ['auth/invalid-refresh-token', 'SIGN_IN_REQUIRED'],
  ['auth/user-not-found', 'NOT_AN_ADMIN'],
  ['auth/user-disabled', 'ADMIN_DISABLED'],
]);

function authFailure(error: unknown): FailureCode | null {
  if (!(error instanceof Error) || !('code' in error) || !String(error.code).startsWith('auth/')) return null;
  // Auth reports unreadable answers with this code too; a SyntaxError means that it got a proxy's page.
  if (error.code === 'auth/network-request-failed')
    return /SyntaxError/.test(error.message) ? 'UNAVAILABLE' : 'NETWORK';
  return AUTH_CODES.get(error.code) ?? 'UNAVAILABLE';
}
