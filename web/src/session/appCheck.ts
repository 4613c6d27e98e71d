import type { FirebaseApp } from 'firebase/app';

/** Gives a token that attests this web app to the API, from a cache while it holds; an empty one when none can be had. */
export type AppCheckToken = () => Promise<string>;

const RECAPTCHA = 'https://www.google.com/recaptcha/enterprise.js?render=explicit';
/** How long the app waits for it, in milliseconds. */
const LONGEST_WAIT = 8_000;

/**
 * Starts App Check with the site key of a reCAPTCHA Enterprise key. From then on the Firebase SDK sends the tokens to
 * Auth and Storage by itself. Called, and loaded, only in builds that were given a key.
 *
 * Where something keeps reCAPTCHA out, the app goes on without tokens: whether they are required the server says.
 */
export async function startAppCheck(app: FirebaseApp, siteKey: string): Promise<AppCheckToken> {
  const sdk = await import('firebase/app-check');
  // Here, since the SDK would wait without an end for a script that does not come, and Auth for the SDK.
  if (!(await isLoaded(RECAPTCHA))) return async () => '';
  const provider = new sdk.ReCaptchaEnterpriseProvider(siteKey);
  const appCheck = sdk.initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: true });
  return async () => {
    try {
      return (await sdk.getToken(appCheck)).token;
    } catch (error) {
      console.warn('App Check gives no token:', error);
      return '';
    }
  };
}

function isLoaded(src: string): Promise<boolean> {
  const script = document.createElement('script');
  script.src = src;
  const loaded = new Promise<boolean>((resolve) => {
    script.addEventListener('load', () => resolve(true));
    script.addEventListener('error', () => resolve(false));
    setTimeout(() => resolve(false), LONGEST_WAIT);
  });
  document.head.append(script);
  return loaded;
}
