import { AppError } from '@hypelar/shared/appError';
import * as z from 'zod/mini';
import { appCheckIsRequired } from '../env.ts';
import { verifyAppCheckToken } from '../firebase.ts';

/** Rejects a token that does not attest an app of this project. */
export type VerifyApp = (token: string) => Promise<unknown>;

/** Firebase's own verifier where App Check is switched on, null where it is off. */
export const requiredApp = (): VerifyApp | null => (appCheckIsRequired() ? verifyAppCheckToken : null);

/**
 * Why a request with this `X-Firebase-AppCheck` header is refused, null when an attested app sent it. Checked here,
 * since the platform does that for callable functions only. APP_NOT_VERIFIED; UNAVAILABLE when it cannot be checked.
 */
export async function appRefusal(header: string | string[] | undefined, verify: VerifyApp): Promise<AppError | null> {
  if (typeof header !== 'string' || header === '') return new AppError('APP_NOT_VERIFIED');
  return verify(header).then(
    () => null,
    (error: unknown) =>
      isAboutToken(error) ? new AppError('APP_NOT_VERIFIED') : new AppError('UNAVAILABLE', {}, { cause: error }),
  );
}

const errorSchema = z.object({ code: z.string(), message: z.string() });
const TOKEN_CODES = new Set(['app-check/invalid-argument', 'app-check/app-check-token-expired']);

/** firebase-admin also blames the token when it could not fetch the public keys. */
function isAboutToken(error: unknown): boolean {
  const { data } = errorSchema.safeParse(error);
  return data !== undefined && TOKEN_CODES.has(data.code) && !/fetching Json Web Keys/i.test(data.message);
}
