import { expect, test } from '@playwright/test';

/** Headers of every response of this site, errors included; HSTS only applies to https. */
const EVERYWHERE = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'content-security-policy': expect.stringMatching(
    /^default-src 'none'; script-src 'self'; style-src 'self'; .*base-uri 'none'; object-src 'none'; frame-ancestors 'none'/,
  ),
  'permissions-policy': expect.stringContaining('camera=()'),
};

test('every answer has the headers that keep attackers out: documents, scripts, the API, refusals, unknown addresses', async ({
  request,
}) => {
  const document = await request.get('/');
  const script = /\/assets\/[^"]+\.js/.exec(await document.text())?.[0] ?? '';
  const answers = [
    document,
    await request.get(script),
    await request.get('/user/any/deep/link'),
    await request.get('/trpc/session.me'),
    await request.get('/trpc/none'),
    await request.post('/trpc/hype.shuffle', { multipart: { a: 'b' } }),
    await request.post('/trpc/hype.shuffle', {
      headers: { 'Content-Type': 'application/json' },
      data: Buffer.from('{'),
    }),
  ];
  for (const answer of answers) expect.soft(answer.headers(), answer.url()).toMatchObject(EVERYWHERE);
  expect(answers.map((answer) => answer.status())).toEqual([200, 200, 200, 401, 404, 415, 400]);
});

test('what has a hash in its name is kept for good, the document is asked for each time, answers of the API are not kept', async ({
  request,
}) => {
  const cacheOf = async (path: string) => (await request.get(path)).headers()['cache-control'];
  const document = await (await request.get('/')).text();
  const assets = document.match(/\/assets\/[^"]+/g) ?? [];
  expect(assets.length).toBeGreaterThan(1);
  for (const asset of assets) expect(await cacheOf(asset)).toBe('public, max-age=31536000, immutable');
  for (const path of ['/', '/hype/create', '/favicon.svg']) expect(await cacheOf(path)).toBe('no-cache');
  expect(await cacheOf('/trpc/session.me')).toBe('no-store');
});
