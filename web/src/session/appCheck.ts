import type { FirebaseApp } from 'firebase/app';

/** Gives a token that attests this web app to the API; from a cache while it holds. */
export type AppCheckToken = () => Promise<string>;

/**
 * Starts App Check with the site key of a reCAPTCHA Enterprise key. From then on the Firebase SDK sends the tokens to
 * Auth and Storage by itself. Called, and loaded, only in builds that were given a key.
 */
export async function startAppCheck(app: FirebaseApp, siteKey: string): Promise<AppCheckToken> {
  const { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } = await import('firebase/app-check');
  const provider = new ReCaptchaEnterpriseProvider(siteKey);
  const appCheck = initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: true });
  return async () => (await getToken(appCheck)).token;
}
