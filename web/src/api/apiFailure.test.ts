import { TRPCClientError } from '@trpc/client';
import { expect, test } from 'vitest';
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

test('an answer that is not ours means that the server cannot answer', () => {
  const error = TRPCClientError.from(new SyntaxError('Unexpected token <'), { meta: { response: {} } });
  expect(readFailure(error).code).toBe('UNAVAILABLE');
});

test('a code that this version does not know counts as a server that cannot answer', () => {
  const error = TRPCClientError.from(refusal({ appCode: 'toString' }), { meta: { response: {} } });
  expect(readFailure(error).code).toBe('UNAVAILABLE');
});

test('Auth without a network is the network, anything else is ours', () => {
  const offline = Object.assign(new Error('offline'), { code: 'auth/network-request-failed' });
  expect(readFailure(offline).code).toBe('NETWORK');
  expect(readFailure(new Error('broken')).code).toBe('INTERNAL');
});
