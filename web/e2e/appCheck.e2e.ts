import type { Page } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, preview, type PreviewServer } from 'vite';
import { owner } from '../../functions/scripts/demoAdmins.ts';
import { expect, fillSignIn, test } from './fixtures.ts';

const SITE_KEY = 'a-site-key';

/** Stands in for Google's script: loads from the same hosts, and takes everybody for a person. */
const RECAPTCHA = `
  const script = document.createElement('script');
  script.src = 'https://www.gstatic.com/recaptcha/releases/1/recaptcha__tr.js';
  const frame = document.createElement('iframe');
  frame.src = 'https://www.google.com/recaptcha/enterprise/anchor';
  document.body.append(script, frame);
  let person;
  self.grecaptcha = {
    enterprise: {
      ready: (act) => act(),
      render: (_, { sitekey, callback }) => { person = sitekey === '${SITE_KEY}' ? callback : () => {}; },
      execute: async () => { person(); return 'a-person'; },
    },
  };
`;

let dist: string;
let server: PreviewServer;
let origin: string;

/** Builds the web app with the site key and serves it as Hosting would; the suite serves the API. */
test.beforeAll(async ({ baseURL }) => {
  const suite = baseURL ?? '';
  dist = mkdtempSync(join(tmpdir(), 'hypelar-app-check-'));
  const emulators = JSON.stringify({
    authUrl: `http://${process.env['FIREBASE_AUTH_EMULATOR_HOST']}`,
    storagePort: Number(process.env['FIREBASE_STORAGE_EMULATOR_HOST']?.split(':')[1]),
  });
  const config = {
    configFile: join(import.meta.dirname, '../vite.config.ts'),
    logLevel: 'warn',
    define: {
      'import.meta.env.VITE_EMULATORS': JSON.stringify(emulators),
      'import.meta.env.VITE_APP_CHECK_SITE_KEY': JSON.stringify(SITE_KEY),
    },
    build: { outDir: dist, emptyOutDir: true },
  } as const;
  await build(config);
  const policy = (await fetch(suite)).headers.get('content-security-policy') ?? '';
  server = await preview({
    ...config,
    preview: {
      host: '127.0.0.1',
      headers: { 'content-security-policy': withAppCheck(policy) },
      proxy: { '/trpc': suite, '/__': suite },
    },
  });
  origin = server.resolvedUrls?.local[0] ?? '';
});
test.afterAll(async () => {
  await server.close();
  rmSync(dist, { recursive: true, force: true });
});

/** The policy with the sources that README adds for App Check. */
const withAppCheck = (policy: string): string =>
  policy
    .replace('script-src', '$& https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/')
    .replace('connect-src', '$& https://content-firebaseappcheck.googleapis.com')
    .concat('; frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/');

/** Opens the sign-in screen. The emulator knows of no registered web app, so an app id is added here. */
async function openSignIn(page: Page): Promise<void> {
  await page.route('**/__/firebase/init.json', async (route) => {
    const config: unknown = await (await route.fetch()).json();
    return route.fulfill({ json: Object.assign({ appId: '1:1:web:1' }, config) });
  });
  await page.goto(`${origin}signIn`);
}

/** Collects the App Check token that the page sends with each call. */
function sentTokens(page: Page): Map<string, string | undefined> {
  const sent = new Map<string, string | undefined>();
  page.on('request', (request) => {
    const call = /(?:accounts:|\/trpc\/)\w+/.exec(request.url())?.[0];
    if (call !== undefined && request.method() !== 'OPTIONS') sent.set(call, request.headers()['x-firebase-appcheck']);
  });
  return sent;
}

test('T19: the web app that has a site key attests itself to the API and to Auth, within the policy of README', async ({
  page,
}) => {
  const loaded: string[] = [];
  await page.route(/^https:\/\/www\.(google|gstatic)\.com\/recaptcha\//, (route) => {
    const { pathname } = new URL(route.request().url());
    loaded.push(pathname);
    if (pathname.endsWith('anchor')) return route.fulfill({ contentType: 'text/html', body: '' });
    return route.fulfill({ contentType: 'text/javascript', body: pathname.endsWith('enterprise.js') ? RECAPTCHA : '' });
  });
  const exchanged: unknown[] = [];
  await page.route('https://content-firebaseappcheck.googleapis.com/**', (route) => {
    exchanged.push(route.request().postDataJSON());
    return route.fulfill({
      json: { token: 'an-attested-app', ttl: '3600s' },
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
    });
  });
  const sent = sentTokens(page);

  await openSignIn(page);
  await fillSignIn(page, owner);
  await expect(page.getByRole('heading', { name: 'Hypelar', level: 1 })).toBeVisible();
  await expect(page.getByRole('row')).not.toHaveCount(0);
  expect(Object.fromEntries(sent)).toEqual({
    'accounts:signInWithPassword': 'an-attested-app',
    'accounts:lookup': 'an-attested-app',
    '/trpc/session': 'an-attested-app',
    '/trpc/hype': 'an-attested-app',
  });
  expect(exchanged).toEqual([{ recaptcha_enterprise_token: 'a-person' }]);
  expect(loaded.toSorted()).toEqual([
    '/recaptcha/enterprise.js',
    '/recaptcha/enterprise/anchor',
    '/recaptcha/releases/1/recaptcha__tr.js',
  ]);
});

test('T19: where something keeps reCAPTCHA out, the web app calls without proof, and the server decides', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/net::ERR_BLOCKED_BY_CLIENT/);
  await page.route(/^https:\/\/www\.google\.com\//, (route) => route.abort('blockedbyclient'));
  const sent = sentTokens(page);
  await openSignIn(page);
  await fillSignIn(page, owner);
  await expect(page.getByRole('heading', { name: 'Hypelar', level: 1 })).toBeVisible();
  expect(sent.get('/trpc/session')).toBe('');
});
