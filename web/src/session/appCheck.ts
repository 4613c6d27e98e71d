import type { FirebaseApp } from 'firebase/app';

/** Gives a token that attests this web app to the API, cached while valid; an empty one when none is available. */
export type AppCheckToken = () => Promise<string>;

const RECAPTCHA = 'https://www.google.com/recaptcha/enterprise.js?render=explicit';
/** How long the app waits for the script, in ms. */
const LONGEST_WAIT = 8_000;

/**
 * Starts App Check with a reCAPTCHA Enterprise site key. From then on the Firebase SDK sends the tokens to Auth and
 * Storage by itself. Called, and loaded, only in builds that were given a key.
 *
 * When reCAPTCHA is blocked, the app goes on without tokens: the server decides whether they are required.
 */
export async function startAppCheck(app: FirebaseApp, siteKey: string): Promise<AppCheckToken> {
  const sdk = await import('firebase/app-check');
  // Loaded here: the SDK would wait forever for a script that never loads, and Auth for the SDK.
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
