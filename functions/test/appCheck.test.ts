import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getAppCheck } from 'firebase-admin/app-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { VerifyApp } from '../src/trpc/appCheck.ts';
import { startApi, type ApiServer } from './apiServer.ts';
import { errorOf, send } from './http.ts';
import { startOwnKeys, TOKEN_PROJECT, type OwnKeys } from './ownKeys.ts';

let api: ApiServer;
let app: App;
let keys: OwnKeys;

beforeEach(async () => {
  keys = await startOwnKeys();
  app = initializeApp({ projectId: TOKEN_PROJECT, httpAgent: keys.httpAgent }, 'app-check');
  const verify: VerifyApp = (token) => getAppCheck(app).verifyToken(token);
  api = await startApi(verify);
});
afterEach(async () => {
  await api.close();
  await deleteApp(app);
  await keys.close();
});

const claims = (change: object = {}) => {
  const now = Math.floor(Date.now() / 1000);
  return {
    ...{ iss: 'https://firebaseappcheck.googleapis.com/1', aud: [`projects/${TOKEN_PROJECT}`], sub: '1:1:web:1' },
    ...{ iat: now, exp: now + 60 },
    ...change,
  };
};

const ask = (token: string | undefined) => {
  const headers: Record<string, string> = token === undefined ? {} : { 'X-Firebase-AppCheck': token };
  return send('session.me', { origin: api.origin, headers });
};

const refused = { data: { code: 'UNAUTHORIZED', httpStatus: 401, appCode: 'APP_NOT_VERIFIED', details: {} } };

describe('T19: where App Check is switched on, a call without proof of the web app is UNAUTHORIZED', () => {
  it.each([
    ['no header', () => undefined],
    ['an empty one', () => ''],
    ['garbage', () => 'garbage'],
    ['three parts of junk', () => 'a.b.c'],
    ['a token of another project', () => keys.token(claims({ aud: ['projects/another'] }))],
    ['a token of another issuer', () => keys.token(claims({ iss: 'https://securetoken.google.com/x' }))],
    ['an expired token', () => keys.token(claims({ iat: 1, exp: 2 }))],
    ['a forged token', () => keys.token(claims(), { forged: true })],
    ['an unsigned token', () => keys.token(claims(), { alg: 'none' })],
  ])('with %s', async (_, make) => {
    const answer = await ask(make());
    expect(answer.status).toBe(401);
    expect(errorOf(answer)).toMatchObject(refused);
  });

  it('with a token of the app, who calls is asked next', async () => {
    expect(errorOf(await ask(keys.token(claims())))).toMatchObject({ data: { appCode: 'SIGN_IN_REQUIRED' } });
  });

  it('and nobody gets in when the keys of App Check cannot be had: SERVICE_UNAVAILABLE', async () => {
    keys.goAway();
    const answer = await ask(keys.token(claims()));
    expect(answer.status).toBe(503);
    expect(errorOf(answer)).toMatchObject({ data: { appCode: 'UNAVAILABLE' } });
  });
});

it('T19: App Check is off until the parameter APP_CHECK switches it on', async () => {
  const open = await startApi();
  try {
    const answer = await send('session.me', { origin: open.origin });
    expect(errorOf(answer)).toMatchObject({ data: { appCode: 'SIGN_IN_REQUIRED' } });
    process.env['APP_CHECK'] = 'true';
    const closed = await send('session.me', { origin: open.origin });
    expect(errorOf(closed)).toMatchObject(refused);
  } finally {
    delete process.env['APP_CHECK'];
    await open.close();
  }
});
