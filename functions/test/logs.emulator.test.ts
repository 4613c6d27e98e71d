import './ownProject.ts';
import { log } from './capturedLog.ts';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { NO_FLAGS } from '../scripts/demoAdmins.ts';
import { auth, firestore } from '../src/firebase.ts';
import { makeAccount, makeAdmin } from './factories.ts';
import { send, type Answer } from './http.ts';
import { idToken } from './idToken.ts';
import { provideApi } from './provideApi.ts';

const api = provideApi(async () => undefined);

beforeEach(() => {
  log.length = 0;
});

const UID: unknown = expect.any(String);
const APP_CHECK = `app-check-canary-${randomUUID()}`;

type Request = { token?: string; input?: unknown; headers?: Record<string, string> };

function call(path: string, { token, input, headers = {} }: Request = {}): Promise<Answer> {
  const post = { method: 'POST', body: JSON.stringify(input) };
  return send(path, {
    ...(input === undefined ? {} : post),
    ...{ token, origin: api.origin },
    headers: { 'Content-Type': 'application/json', 'X-Firebase-AppCheck': APP_CHECK, ...headers },
  });
}

const lineSchema = z.looseObject({ requestId: z.optional(z.string()), message: z.string() });
/** The log lines of one request, by the id in its response. */
const linesOf = (answer: Answer) =>
  log
    .map((line) => lineSchema.parse(JSON.parse(line)))
    .filter(({ requestId }) => requestId === answer.headers.get('x-request-id'));

async function adminWithAccount(change: Parameters<typeof makeAdmin>[0] = {}) {
  const admin = await makeAdmin(change);
  await makeAccount(admin);
  return { ...admin, token: idToken(admin.id) };
}

describe('the log has one line for each call, with the request id of the answer', () => {
  it('of what was done: by whom, which procedure, how long', async () => {
    const { id, token } = await adminWithAccount();
    const [one, two] = [await call('session.me', { token }), await call('hype.reserve', { token, input: {} })];
    expect(linesOf(one)).toMatchObject([
      { procedure: 'session.me', type: 'query', uid: id, code: 'OK', severity: 'INFO' },
    ]);
    expect(linesOf(two)).toMatchObject([{ procedure: 'hype.reserve', type: 'mutation', uid: id, code: 'OK' }]);
    expect(log).toHaveLength(2);
  });

  it('of each call of a batch', async () => {
    const { token } = await adminWithAccount({ canCreateAdmins: false });
    const answer = await call('session.me,admin.list,hype.none?batch=1', { token });
    const codes = linesOf(answer).map(({ procedure, code }) => `${String(procedure)} ${String(code)}`);
    expect(codes.toSorted()).toEqual(['admin.list FORBIDDEN', 'null NOT_FOUND', 'session.me OK']);
  });

  it.each([
    ['a missing flag', async () => (await adminWithAccount({ canCreateAdmins: false })).token, 'FLAG_MISSING', UID],
    ['a disabled admin', async () => (await adminWithAccount({ disabled: true })).token, 'ADMIN_DISABLED', UID],
    ['an account that is no admin', async () => idToken(await stranger()), 'NOT_AN_ADMIN', UID],
    ['a token that has expired', async () => idToken('nobody', { iat: 1, exp: 2 }), 'SIGN_IN_REQUIRED', null],
    ['no token', async () => undefined, 'SIGN_IN_REQUIRED', null],
  ])(
    'T22: of every denial, with the reason and, once the token is verified, by whom: %s',
    async (_, make, appCode, uid) => {
      const token = await make();
      const answer = await call('admin.list', token === undefined ? {} : { token });
      expect(answer.status).toBeGreaterThanOrEqual(401);
      expect(linesOf(answer)).toMatchObject([{ procedure: 'admin.list', appCode, uid, severity: 'WARNING' }]);
    },
  );

  it.each([
    ['hype.none', {}, 'NOT_FOUND'],
    ['hype.reserve', {}, 'METHOD_NOT_SUPPORTED'],
    ['hype.reserve,session.me?batch=1', { input: {} }, 'BAD_REQUEST'],
    ['hype.shuffle', { input: {}, headers: { 'Content-Type': 'text/plain' } }, 'UNSUPPORTED_MEDIA_TYPE'],
  ])('of what is no call: %s %o is %s', async (path, request, code) => {
    const answer = await call(path, request);
    expect(answer.headers.get('content-type')).toBe('application/json');
    const [line, ...others] = linesOf(answer);
    expect(line).toMatchObject({ code, severity: 'WARNING' });
    expect(others).toEqual([]);
  });
});

it('T22: what Firestore said is logged beside the refusal that it became, without what was sent', async () => {
  const { token, email } = await adminWithAccount();
  const said = `9 FAILED_PRECONDITION: The query requires an index for ${email}.`;
  vi.spyOn(firestore, 'runTransaction').mockRejectedValueOnce(Object.assign(new Error(said), { code: 9 }));
  const answer = await call('docs.update', { token, input: { terms: { detail: 'x' } } });
  expect(answer.text).not.toContain('index');
  const reason = '9 FAILED_PRECONDITION: The query requires an index for [address]';
  expect(linesOf(answer)).toMatchObject([
    { code: 'CONFLICT', appCode: 'BUSY', severity: 'WARNING', reason: expect.stringContaining(reason) },
  ]);
});

async function stranger(): Promise<string> {
  return (await auth.createUser({ email: `${randomUUID()}@ornek.test` })).uid;
}

it('T22: no token, password, address or other input is logged, and no line is broken, whatever becomes of a call', async () => {
  const { token } = await adminWithAccount();
  const canary = `canary-${randomUUID()}`;
  const email = `${canary}@ornek.test`;
  const password = `${canary}-${randomUUID()}`;
  const admin = { email, password, ...NO_FLAGS, hypePremiumLimit: 1 };
  const broken = `${canary}\r\n{"severity":"ERROR","message":"forged"}\u2028`;

  await call('admin.create', { token, input: admin });
  await call('admin.create', { token, input: admin });
  await call('admin.create', { token, input: { ...admin, email: broken } });
  await call('admin.create', { token, input: { ...admin, [broken]: broken } });
  await call('docs.update', { token, input: { terms: { detail: broken } } });
  await call(`user.search?input=${encodeURIComponent(JSON.stringify({ query: broken }))}`, { token });
  await call(`${encodeURIComponent(canary)}%0d%0a?x=${canary}`, { token: `${canary}.${canary}.${canary}` });
  await call('session.me', { headers: { Authorization: `Basic ${canary}`, 'User-Agent': canary, Cookie: canary } });
  // Internal errors are logged with their stack, and libraries quote what they were given.
  vi.spyOn(firestore, 'runTransaction').mockRejectedValueOnce(new Error(`13 INTERNAL: ${email} ${token} failed`));
  const failed = await call('docs.update', { token, input: { terms: { detail: 'x' } } });
  expect(failed.status).toBe(500);
  expect(failed.text).not.toContain('INTERNAL:');
  const [failure] = linesOf(failed);
  expect(failure).toMatchObject({
    severity: 'ERROR',
    stack: expect.stringContaining('13 INTERNAL: [address] [token]'),
  });

  expect(log.length).toBeGreaterThanOrEqual(9);
  const whole = log.join('\u0000');
  for (const secret of [canary, token, APP_CHECK, email, password]) expect(whole).not.toContain(secret);
  expect(log.filter((line) => /[\r\n\u2028]/.test(line))).toEqual([]);
});
