import type { SignInAgainTextKey } from './signInAgainTexts.ts';

export const en: Record<SignInAgainTextKey, string> = {
  againHeading: 'Your session has ended',
  againText:
    'Enter your password to go on where you were. What you wrote on this page is still here; signing out loses it.',
  againSignOut: 'Sign out instead',
};
