import './ownProject.ts';
import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCaller } from '../src/trpc/appRouter.ts';
import { createContext } from '../src/trpc/context.ts';
import { clearFirestore } from './emulators.ts';
import { makeAdmin } from './factories.ts';
import { startOwnKeys, TOKEN_PROJECT, type OwnKeys } from './ownKeys.ts';
import { refusalOf } from './refusal.ts';

let app: App;
let keys: OwnKeys;
let uid: string;
const { FIREBASE_AUTH_EMULATOR_HOST: emulator } = process.env;

beforeAll(async () => {
  // With the emulator configured the Admin SDK accepts unsigned tokens; here it must verify them as in production.
  delete process.env['FIREBASE_AUTH_EMULATOR_HOST'];
  keys = await startOwnKeys();
  app = initializeApp({ projectId: TOKEN_PROJECT, httpAgent: keys.httpAgent }, 'own-keys');
  uid = (await makeAdmin()).id;
});
afterAll(async () => {
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = emulator;
  await deleteApp(app);
  await keys.close();
  await clearFirestore();
});

const claims = (change: object = {}) => {
  const now = Math.floor(Date.now() / 1000);
  const issuer = `https://securetoken.google.com/${TOKEN_PROJECT}`;
  return { iss: issuer, aud: TOKEN_PROJECT, sub: uid, auth_time: now, iat: now, exp: now + 60, ...change };
};

const ask = (token: string) =>
  createCaller(
    createContext({
      authorization: `Bearer ${token}`,
      checkRevoked: false,
      verifyIdToken: (text, checkRevoked) => getAuth(app).verifyIdToken(text, checkRevoked),
    }),
  ).session.me();

describe('T3: an ID token is judged by its signature and its claims', () => {
  it('one that Auth signed for this project tells who calls', async () => {
    expect((await ask(keys.token(claims()))).id).toBe(uid);
  });

  it.each([
    ['of another audience', () => keys.token(claims({ aud: 'another' }))],
    ['of another issuer', () => keys.token(claims({ iss: 'https://securetoken.google.com/another' }))],
    ['that has expired', () => keys.token(claims({ iat: 1, exp: 2 }))],
    ['without a subject', () => keys.token(claims({ sub: '' }))],
    ['without a signature (alg none)', () => keys.token(claims(), { alg: 'none' })],
    ['with a forged signature', () => keys.token(claims(), { forged: true })],
    ['whose claims were exchanged', () => exchanged(keys.token(claims({ sub: 'somebody' })))],
  ])('one %s is UNAUTHORIZED, always in the same words', async (_, make) => {
    expect(await refusalOf(ask(make()))).toEqual({ code: 'UNAUTHORIZED', appCode: 'SIGN_IN_REQUIRED', details: {} });
  });

  it('none is let in while the public keys cannot be had: SERVICE_UNAVAILABLE', async () => {
    const fresh = initializeApp({ projectId: TOKEN_PROJECT, httpAgent: keys.httpAgent }, 'no-keys');
    keys.goAway();
    const context = createContext({
      authorization: `Bearer ${keys.token(claims())}`,
      checkRevoked: false,
      verifyIdToken: (text) => getAuth(fresh).verifyIdToken(text),
    });
    expect(await refusalOf(createCaller(context).session.me())).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    await deleteApp(fresh);
  });
});

/** The token with the claims of an admin and its old signature. */
function exchanged(token: string): string {
  const [header, , signature] = token.split('.');
  return `${header}.${Buffer.from(JSON.stringify(claims())).toString('base64url')}.${signature}`;
}
