import type { AppCode } from '@hypelar/shared/appError';
import type { User } from 'firebase/auth';
import { createContext, use } from 'react';
import type { Firebase } from './firebase.ts';

/** The refusals that end a session; every other one leaves the person signed in. */
const END_REASONS = ['SIGN_IN_REQUIRED', 'NOT_AN_ADMIN', 'ADMIN_DISABLED'] as const satisfies readonly AppCode[];
export type EndReason = (typeof END_REASONS)[number];

/** The refusal when it is one that ends the session, else null. */
export function asEndReason(code: string): EndReason | null {
  return END_REASONS.find((reason) => reason === code) ?? null;
}

export type AuthState = {
  firebase: Firebase;
  /** Who works here; stays while a session that ran out is to be renewed, so that the screen stays too. */
  user: User | null;
  /** Why the last session was ended by a refusal, for the sign-in screen. */
  endReason: EndReason | null;
  /** Signs out; with null because the person asked for it. */
  endSession: (reason: EndReason | null) => Promise<void>;
  /** Whether the session ran out in the middle of work: the person is asked to sign in again in place. */
  expired: boolean;
  /** Asks for that. Settles once the person has signed in again. */
  signInAgain: () => Promise<void>;
  /** Goes on with the session of the user who has signed in again. */
  renew: (user: User) => void;
};

export const AuthContext = createContext<AuthState | null>(null);

export function useAuth(): AuthState {
  const state = use(AuthContext);
  if (state === null) throw new Error('useAuth needs an AuthProvider above it.');
  return state;
}
