import type { getFetch } from '@trpc/client';
import type { Auth } from 'firebase/auth';
import { readFailure } from './apiFailure.ts';

export type ApiFetch = ReturnType<typeof getFetch>;

/**
 * A `fetch` that brings the ID token along. When the session has run out it waits until the person has signed in again,
 * and asks anew: a call that was refused for its token has done nothing yet.
 */
export function createAuthorizedFetch(auth: Auth, signInAgain: () => Promise<void>): ApiFetch {
  async function idToken(): Promise<string> {
    try {
      if (auth.currentUser) return await auth.currentUser.getIdToken();
    } catch (error) {
      if (readFailure(error).code !== 'SIGN_IN_REQUIRED') throw error;
    }
    await signInAgain();
    return idToken();
  }

  return async function authorizedFetch(url, options) {
    const { signal = null, ...rest } = options ?? {};
    const token = await idToken();
    const headers = new Headers(rest.headers);
    headers.set('authorization', `Bearer ${token}`);
    const response = await fetch(url, { ...rest, signal, headers });
    if (response.status !== 401) return response;
    // Unless another call has already led to a new session.
    if (token === (await idToken())) await signInAgain();
    return authorizedFetch(url, options);
  };
}
