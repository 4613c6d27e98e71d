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
  user: User | null;
  /** Why the last session was ended by a refusal, for the sign-in screen. */
  endReason: EndReason | null;
  /** Signs out; with null because the person asked for it. */
  endSession: (reason: EndReason | null) => Promise<void>;
};

export const AuthContext = createContext<AuthState | null>(null);

export function useAuth(): AuthState {
  const state = use(AuthContext);
  if (state === null) throw new Error('useAuth needs an AuthProvider above it.');
  return state;
}
