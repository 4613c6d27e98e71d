import type { CoreTextKey } from '../i18n/coreTexts.ts';
import type { SignInTextKey } from './signInTexts.ts';

type TextKey = SignInTextKey | CoreTextKey;

const TEXTS: ReadonlyMap<string, TextKey> = new Map([
  ['auth/too-many-requests', 'signInTooMany'],
  ['auth/network-request-failed', 'networkDown'],
  ['auth/internal-error', 'signInUnknown'],
]);

/**
 * The code of a failed sign-in and its text. All failures about the e-mail, the password or the account share one text,
 * so that nobody learns which addresses exist.
 */
export function signInFailure(error: unknown): { code: string; text: TextKey } {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') {
    return { code: 'unknown', text: 'signInUnknown' };
  }
  return { code: error.code, text: TEXTS.get(error.code) ?? 'signInFailed' };
}
