import type { AppCode } from '@hypelar/shared/appError';
import type { User } from 'firebase/auth';
import { createContext, use } from 'react';
import type { Firebase } from './firebase.ts';

/** The refusals that end a session; every other one leaves the person signed in. */
const END_REASONS = ['SIGN_IN_REQUIRED', 'NOT_AN_ADMIN', 'ADMIN_DISABLED'] as const satisfies readonly AppCode[];
export type EndReason = (typeof END_REASONS)[number];

/** The code if it is one that ends the session, else null. */
export function asEndReason(code: string): EndReason | null {
  return END_REASONS.find((reason) => reason === code) ?? null;
}

export type AuthState = {
  firebase: Firebase;
  /** The signed-in user; kept while an expired session waits to be renewed, so that the screen stays too. */
  user: User | null;
  /** Why the last session was ended by a refusal, for the sign-in screen. */
  endReason: EndReason | null;
  /** Signs out; the reason is null when the person asked for it. */
  endSession: (reason: EndReason | null) => Promise<void>;
  /** Whether the session expired during work: the person is asked to sign in again in place. */
  expired: boolean;
  /** Asks the person to sign in again. Settles once they have. */
  signInAgain: () => Promise<void>;
  /** Continues with the new session of the user who signed in again. */
  renew: (user: User) => void;
};

export const AuthContext = createContext<AuthState | null>(null);

export function useAuth(): AuthState {
  const state = use(AuthContext);
  if (state === null) throw new Error('useAuth needs an AuthProvider above it.');
  return state;
}
