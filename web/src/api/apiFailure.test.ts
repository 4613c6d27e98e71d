import { createTRPCClient, httpBatchLink, TRPCClientError } from '@trpc/client';
import { expect, test } from 'vitest';
import type { AppRouter } from '../../../functions/src/trpc/appRouter.ts';
import { mayRetry, readFailure } from './apiFailure.ts';

function refusal(data: object) {
  return TRPCClientError.from({ error: { code: -32000, message: 'x', data } });
}

test('a refusal keeps its code and its details, and is never retried', () => {
  const error = refusal({ appCode: 'CARD_TIME_MISMATCH', details: { durationMs: 6042 } });
  expect(readFailure(error)).toEqual({ code: 'CARD_TIME_MISMATCH', details: { durationMs: 6042 } });
  expect(mayRetry(error)).toBe(false);
});

test('no answer means that the network is down, and may be retried', () => {
  const error = TRPCClientError.from(new TypeError('Failed to fetch'));
  expect(readFailure(error).code).toBe('NETWORK');
  expect(mayRetry(error)).toBe(true);
});

/** The failure code a client reads from this response; null when the call succeeds. */
async function failureOf(answer: Response) {
  const links = [httpBatchLink({ url: 'http://localhost/trpc', fetch: async () => answer })];
  const client = createTRPCClient<AppRouter>({ links });
  return client.session.me.query().then(
    () => null,
    (error: unknown) => readFailure(error).code,
  );
}

test.each([
  ['the page of a proxy', '<html>503</html>'],
  ['nothing', ''],
  ['JSON of somebody else', '{"error":"unavailable"}'],
  ['JSON null', 'null'],
  ['a list that is too short', '[]'],
])('%s for an answer means that the server cannot answer', async (_what, body) => {
  expect(await failureOf(new Response(body, { status: 503 }))).toBe('UNAVAILABLE');
});

test('a code that this version does not know counts as a server that cannot answer', () => {
  const error = TRPCClientError.from(refusal({ appCode: 'toString' }), { meta: { response: {} } });
  expect(readFailure(error).code).toBe('UNAVAILABLE');
});

/** An error as Auth throws it, bare and wrapped by the tRPC client. */
function authError(code: string, message = '') {
  const error = Object.assign(new Error(message), { code: `auth/${code}` });
  return [error, TRPCClientError.from(error)];
}

test.each([
  ['network-request-failed', 'TypeError: Failed to fetch', 'NETWORK'],
  ['network-request-failed', 'SyntaxError: Unexpected token <', 'UNAVAILABLE'],
  ['user-token-expired', '', 'SIGN_IN_REQUIRED'],
  ['user-disabled', '', 'ADMIN_DISABLED'],
  ['user-not-found', '', 'NOT_AN_ADMIN'],
  ['internal-error', '', 'UNAVAILABLE'],
])('Auth without a token to give: %s %s', (code, message, expected) => {
  expect(authError(code, message).map((error) => readFailure(error).code)).toEqual([expected, expected]);
});

test('anything else is ours', () => {
  expect(readFailure(new Error('broken')).code).toBe('INTERNAL');
});
