import type { SignInTextKey } from './signInTexts.ts';

export const en: Record<SignInTextKey, string> = {
  signInHeading: 'Sign in to the admin panel',
  email: 'Email',
  password: 'Password',
  signInButton: 'Sign In',
  signingIn: 'Signing in…',
  signInFailed: 'Sign-in failed. The email or the password is wrong, or the account is disabled.',
  signInTooMany: 'Too many attempts. Wait a few minutes and try again.',
  signInUnknown: 'Signing in is not possible right now. Try again in a while.',
};
