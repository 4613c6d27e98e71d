import type { getFetch } from '@trpc/client';
import type { User } from 'firebase/auth';
import type { AppCheckToken } from '../session/appCheck.ts';
import { readFailure } from './apiFailure.ts';

export type ApiFetch = ReturnType<typeof getFetch>;

type Attested = {
  auth: { currentUser: Pick<User, 'getIdToken'> | null };
  appCheckToken: AppCheckToken | null;
};

/**
 * Creates a `fetch` that sends the ID token. When the session has expired it waits until the person has signed in
 * again, then retries: a call refused for its token had no effect. Where App Check is on, its token is sent too.
 */
export function createAuthorizedFetch({ auth, appCheckToken }: Attested, signInAgain: () => Promise<void>): ApiFetch {
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
    if (import.meta.env.VITE_APP_CHECK_SITE_KEY && appCheckToken) {
      headers.set('x-firebase-appcheck', await appCheckToken());
    }
    const response = await fetch(url, { ...rest, signal, headers });
    if (response.status !== 401 || (await isOfApp(response))) return response;
    // Skipped when another call has already renewed the session.
    if (token === (await idToken())) await signInAgain();
    return authorizedFetch(url, options);
  };
}

/** Whether App Check refused the app, which signing in again cannot fix. */
async function isOfApp(refusal: Response): Promise<boolean> {
  return import.meta.env.VITE_APP_CHECK_SITE_KEY !== '' && (await refusal.clone().text()).includes('APP_NOT_VERIFIED');
}
