import { APP_CODES, type AppCode } from '@hypelar/shared/appError';
import { TRPCClientError } from '@trpc/client';

/** Why a call failed: a refusal of the server with its details as they came, or no answer at all. */
export type ApiFailure = { code: AppCode | 'NETWORK'; details: unknown };

/** Reads what a call threw. An answer that is not ours (a proxy's page) means that the server cannot answer. */
export function readFailure(error: unknown): ApiFailure {
  if (!(error instanceof TRPCClientError)) return { code: isOffline(error) ? 'NETWORK' : 'INTERNAL', details: {} };
  // Read by hand: a schema library would cost the hype list 7 KiB.
  const data: unknown = error.data;
  if (typeof data === 'object' && data !== null && 'appCode' in data && isAppCode(data.appCode)) {
    return { code: data.appCode, details: 'details' in data ? data.details : {} };
  }
  return { code: error.meta?.['response'] === undefined ? 'NETWORK' : 'UNAVAILABLE', details: {} };
}

/** Whether asking the same again may help: never after a refusal (4xx). */
export function mayRetry(error: unknown): boolean {
  return ['NETWORK', 'UNAVAILABLE', 'INTERNAL'].includes(readFailure(error).code);
}

function isAppCode(code: unknown): code is AppCode {
  return typeof code === 'string' && Object.hasOwn(APP_CODES, code);
}

/** Auth refreshes the token on its own and says this without a network. */
function isOffline(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'auth/network-request-failed';
}
