import type { Admin } from '@hypelar/shared/admin';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeAdmin } from '../src/admin/adminRepository.ts';
import { auth } from '../src/firebase.ts';
import { clearFirestore, documents, signIn } from './emulators.ts';
import { hypeInput, makeAccount, makeAdmin, PASSWORD, uploadAll, VIDEO_MS } from './factories.ts';
import { errorOf, post, send } from './http.ts';

let admin: Admin;
let token: string;

afterAll(clearFirestore);
beforeAll(async () => {
  await clearFirestore();
  admin = await makeAdmin();
  await makeAccount(admin);
  token = await signIn(admin.email, PASSWORD);
});

const error = (httpStatus: number, code: string, appCode: string) => ({
  message: appCode,
  code: expect.any(Number),
  data: expect.objectContaining({ code, httpStatus, appCode }),
});

const unsigned = (claims: object) => {
  const part = (json: object) => Buffer.from(JSON.stringify(json)).toString('base64url');
  const now = Math.floor(Date.now() / 1000);
  const standard = {
    iss: 'https://securetoken.google.com/demo-hypelar',
    aud: 'demo-hypelar',
    sub: admin.id,
    iat: now,
    exp: now + 60,
  };
  return `${part({ alg: 'none', typ: 'JWT' })}.${part({ ...standard, ...claims })}.`;
};

describe('an admin over HTTP', () => {
  it('reads who they are, without any secret', async () => {
    const { status, headers, json } = await send('session.me', { token });
    expect(status).toBe(200);
    expect(json()).toEqual({ result: { data: { ...admin, premiumUsed: 0 } } });
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-type')).toMatch(/^application\/json/);
  });

  it('reserves, uploads, creates and lists a hype; sent twice, it is one', async () => {
    const reserved = await post('hype.reserve', {}, token);
    const id = Object.keys(await documents('uploads'))[0] ?? '';
    expect(reserved.json()).toEqual({ result: { data: { id } } });
    const input = hypeInput(id, await uploadAll(id));
    const [one, two] = await Promise.all([post('hype.create', input, token), post('hype.create', input, token)]);
    expect([one.status, two.status]).toEqual([200, 200]);
    expect(one.json()).toEqual(two.json());
    expect((await send('hype.list', { token })).json()).toMatchObject({ result: { data: { total: 1 } } });
    const page = await send(`hype.list?input=${encodeURIComponent(JSON.stringify({ from: 1, limit: 10 }))}`, { token });
    expect(page.json()).toMatchObject({ result: { data: { total: 1, items: [{ id, order: 1 }] } } });
  });

  it('is told by which duration the cards miss the video', async () => {
    const reserved = JSON.parse((await post('hype.reserve', {}, token)).text);
    const { id } = reserved.result.data;
    const input = hypeInput(id, await uploadAll(id), { timestamps: [{ timestamp: VIDEO_MS + 450, type: 'video' }] });
    const answer = await post('hype.create', input, token);
    expect(answer.status).toBe(400);
    expect(errorOf(answer)).toMatchObject({
      data: { appCode: 'CARD_TIME_MISMATCH', details: { durationMs: VIDEO_MS } },
    });
  });
});

describe('who is no admin', () => {
  it.each([
    ['no token', () => undefined],
    ['garbage', () => 'garbage'],
    ['three parts of junk', () => 'a.b.c'],
    ['another project', () => unsigned({ aud: 'other', iss: 'https://securetoken.google.com/other' })],
    ['an empty subject', () => unsigned({ sub: '' })],
    ['an account that does not exist', () => unsigned({ sub: 'nobody' })],
    ['an expired token', () => unsigned({ iat: 1, exp: 2 })],
  ])('is refused with %s', async (_, make) => {
    const bad = make();
    const answers = [
      await send('session.me', bad === undefined ? {} : { token: bad }),
      await post('hype.reserve', {}, bad),
      await post('hype.create', { nonsense: true }, bad),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(401);
      expect(errorOf(answer)).toEqual(error(401, 'UNAUTHORIZED', 'SIGN_IN_REQUIRED'));
    }
  });

  it('T15: is refused with a cookie in place of the header', async () => {
    expect((await send('session.me', { headers: { Cookie: `token=${token}` } })).status).toBe(401);
  });

  it('is refused as a signed-in user of the app', async () => {
    const email = `user-${Date.now()}@ornek.test`;
    await auth.createUser({ email, password: PASSWORD });
    const answer = await send('hype.list', { token: await signIn(email, PASSWORD) });
    expect(answer.status).toBe(403);
    expect(errorOf(answer)).toEqual(error(403, 'FORBIDDEN', 'NOT_AN_ADMIN'));
  });

  it('is refused at once when the admin is disabled, in Auth or in the document, loses a flag or is signed out', async () => {
    const other = await makeAdmin();
    await makeAccount(other);
    const theirs = await signIn(other.email, PASSWORD);
    expect((await post('hype.reserve', {}, theirs)).status).toBe(200);

    await writeAdmin({ ...other, canCreateHypes: false, canEditHypes: false });
    expect(errorOf(await post('hype.reserve', {}, theirs))).toEqual(error(403, 'FORBIDDEN', 'FLAG_MISSING'));
    await writeAdmin({ ...other, disabled: true });
    expect(errorOf(await send('session.me', { token: theirs }))).toEqual(error(403, 'FORBIDDEN', 'ADMIN_DISABLED'));
    await writeAdmin(other);
    await auth.updateUser(other.id, { disabled: true });
    expect(errorOf(await post('hype.reserve', {}, theirs))).toEqual(error(403, 'FORBIDDEN', 'ADMIN_DISABLED'));
    await auth.updateUser(other.id, { disabled: false });
    await new Promise((resolve) => setTimeout(resolve, 1100)); // Auth compares whole seconds.
    await auth.revokeRefreshTokens(other.id);
    expect(errorOf(await post('hype.reserve', {}, theirs))).toEqual(error(401, 'UNAUTHORIZED', 'SIGN_IN_REQUIRED'));
  });
});

describe('a request that is no call', () => {
  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/octet-stream',
    'multipart/form-data; boundary=x',
  ])('T15: is refused before it runs: %s', async (type) => {
    const before = await documents('uploads');
    const answer = await send('hype.reserve', { method: 'POST', token, headers: { 'Content-Type': type }, body: '{}' });
    expect(errorOf(answer)).toEqual(error(415, 'UNSUPPORTED_MEDIA_TYPE', 'BAD_INPUT'));
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await documents('uploads')).toEqual(before);
  });

  it.each(['PUT', 'DELETE', 'PATCH'])('is refused: %s', async (method) => {
    expect(errorOf(await send('hype.list', { method, token }))).toEqual(
      error(405, 'METHOD_NOT_SUPPORTED', 'BAD_INPUT'),
    );
  });

  it('is refused: a mutation by GET', async () => {
    expect((await send('hype.reserve', { token })).status).toBe(405);
  });

  it('T16: is refused: a body over 1 MiB', async () => {
    const answer = await post('hype.create', { title: 'x'.repeat(1024 * 1024) }, token);
    expect(errorOf(answer)).toEqual(error(413, 'PAYLOAD_TOO_LARGE', 'BAD_INPUT'));
  });

  it('T16: is refused before it is parsed: a body of 20 MB, as large as the platform would take', async () => {
    const headers = { 'Content-Type': 'application/json' };
    const body = `[${'{},'.repeat(6_666_666)}{}]`;
    const answer = await send('hype.create', { method: 'POST', headers, body });
    expect(errorOf(answer)).toEqual(error(413, 'PAYLOAD_TOO_LARGE', 'BAD_INPUT'));
    expect(answer.headers.get('x-request-id')).not.toBeNull();
  });

  it('T16: stays small when the address is long', async () => {
    const answer = await send('%01'.repeat(2000));
    expect(errorOf(answer)).toEqual(error(404, 'NOT_FOUND', 'UNKNOWN_PROCEDURE'));
    expect(answer.text.length).toBeLessThan(1024);
  });

  it('T16: is refused: a deep nesting', async () => {
    const headers = { 'Content-Type': 'application/json' };
    const body = '['.repeat(200_000) + ']'.repeat(200_000);
    const answer = await send('hype.create', { method: 'POST', token, headers, body });
    expect(errorOf(answer)).toEqual(error(400, 'BAD_REQUEST', 'BAD_INPUT'));
  });

  it('T17: is refused: broken JSON, without a word about the inside', async () => {
    const headers = { 'Content-Type': 'application/json' };
    const answer = await send('hype.create', { method: 'POST', token, headers, body: '{"id": ' });
    expect(answer.status).toBe(400);
    expect(answer.text).not.toMatch(/node_modules|SyntaxError|\.js:/);
  });

  it.each(['hype.none', '__proto__', 'constructor.name', 'hype', 'hype.create.x', ''])(
    'is unknown: "%s"',
    async (path) => {
      const answer = await send(path, { token });
      expect(errorOf(answer)).toEqual(error(404, 'NOT_FOUND', 'UNKNOWN_PROCEDURE'));
    },
  );

  it('T16: is refused: more than ten calls in one', async () => {
    const batch = (count: number) => {
      const input = Object.fromEntries(Array.from({ length: count }, (_, index) => [index, {}]));
      return post(`${Array.from({ length: count }, () => 'hype.reserve').join(',')}?batch=1`, input, token);
    };
    const before = Object.keys(await documents('uploads')).length;
    const eleven = await batch(11);
    expect(eleven.status).toBe(400);
    expect(Object.keys(await documents('uploads'))).toHaveLength(before);
    expect((await batch(2)).status).toBe(200);
    expect(Object.keys(await documents('uploads'))).toHaveLength(before + 2);
  });

  it('T16: stays small when 20,000 keys are wrong', async () => {
    const keys = Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`key${index}`, index]));
    const answer = await post('hype.reserve', keys, token);
    expect(answer.status).toBe(400);
    expect(answer.text.length).toBeLessThan(1024);
  });

  it('T15: never answers another origin', async () => {
    const { headers } = await send('session.me', { token, headers: { Origin: 'https://evil.example' } });
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });
});
