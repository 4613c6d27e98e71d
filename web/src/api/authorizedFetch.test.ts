import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAuthorizedFetch } from './authorizedFetch.ts';

const url = 'https://hypelar.example/trpc';
const received: Headers[] = [];
/** The codes that the server refuses with (401), in order; after those it answers 200. */
const refusals: string[] = [];

beforeEach(() => {
  received.length = 0;
  refusals.length = 0;
  vi.stubGlobal('fetch', async (_: string, { headers }: { headers: Headers }) => {
    received.push(headers);
    const appCode = refusals.shift();
    return new Response(JSON.stringify({ error: { data: { appCode } } }), {
      status: appCode === undefined ? 200 : 401,
    });
  });
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

const auth = { currentUser: { getIdToken: async () => 'id-token' } };

describe('T19: a call of the web app', () => {
  it('carries the token of App Check in a build with a site key', async () => {
    vi.stubEnv('VITE_APP_CHECK_SITE_KEY', 'site-key');
    const authorizedFetch = createAuthorizedFetch({ auth, appCheckToken: async () => 'app-token' }, async () => {});
    expect(await authorizedFetch(url)).toHaveProperty('status', 200);
    expect(received.map((headers) => [...headers])).toEqual([
      [
        ['authorization', 'Bearer id-token'],
        ['x-firebase-appcheck', 'app-token'],
      ],
    ]);
  });

  it('carries none in any other build', async () => {
    vi.stubEnv('VITE_APP_CHECK_SITE_KEY', '');
    const authorizedFetch = createAuthorizedFetch({ auth, appCheckToken: null }, async () => {});
    expect(await authorizedFetch(url)).toHaveProperty('status', 200);
    expect(received.map((headers) => [...headers])).toEqual([[['authorization', 'Bearer id-token']]]);
  });

  it.each([
    ['APP_NOT_VERIFIED', 401, 0],
    ['SIGN_IN_REQUIRED', 200, 1],
  ])('that is refused with %s ends with %i after %i new sessions', async (appCode, status, sessions) => {
    vi.stubEnv('VITE_APP_CHECK_SITE_KEY', 'site-key');
    const signInAgain = vi.fn<() => Promise<void>>(async () => {});
    const authorizedFetch = createAuthorizedFetch({ auth, appCheckToken: async () => 'app-token' }, signInAgain);
    refusals.push(appCode);
    expect(await authorizedFetch(url)).toHaveProperty('status', status);
    expect(signInAgain).toHaveBeenCalledTimes(sessions);
  });
});
