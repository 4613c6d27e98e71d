import { initializeApp, type FirebaseApp } from 'firebase/app';
import { browserSessionPersistence, connectAuthEmulator, initializeAuth, type Auth } from 'firebase/auth';
import { startAppCheck, type AppCheckToken } from './appCheck.ts';
import { emulators } from './emulators.ts';
import { storedToken } from './endedSession.ts';

export type Firebase = {
  app: FirebaseApp;
  auth: Auth;
  /** The ID token of the session that the tab had before Auth started; it may have become invalid */
  tokenAtStart: string | null;
  /** Null where App Check is off */
  appCheckToken: AppCheckToken | null;
};

let started: Promise<Firebase> | null = null;

/** The Firebase app with the configuration that Hosting serves; started once, and again only after a failure. */
export function startFirebase(): Promise<Firebase> {
  started ??= start().catch((error: unknown) => {
    started = null;
    throw error;
  });
  return started;
}

async function start(): Promise<Firebase> {
  const response = await fetch('/__/firebase/init.json');
  if (!response.ok) throw new Error(`The configuration answered ${response.status}.`);
  const app = initializeApp(readConfig(await response.json()));
  // Started before Auth, so that Auth sends its tokens.
  const siteKey = import.meta.env.VITE_APP_CHECK_SITE_KEY;
  const appCheckToken = siteKey ? await startAppCheck(app, siteKey) : null;
  const tokenAtStart = storedToken();
  // Session storage only (spec, section 6); without a popup resolver nothing is loaded from other sites.
  const auth = initializeAuth(app, { persistence: browserSessionPersistence });
  const local = emulators();
  if (import.meta.env.VITE_EMULATORS && local) connectAuthEmulator(auth, local.authUrl, { disableWarnings: true });
  return { app, auth, tokenAtStart, appCheckToken };
}

/** Read by hand: a schema library would cost the sign-in screen 6 KiB. */
function readConfig(json: unknown) {
  const field = (name: string): string => {
    const value: unknown = typeof json === 'object' && json !== null ? Reflect.get(json, name) : undefined;
    if (typeof value !== 'string' || value === '') throw new Error(`The configuration has no ${name}.`);
    return value;
  };
  return {
    apiKey: field('apiKey'),
    authDomain: field('authDomain'),
    projectId: field('projectId'),
    storageBucket: field('storageBucket'),
    ...(import.meta.env.VITE_APP_CHECK_SITE_KEY ? { appId: field('appId') } : {}),
  };
}
