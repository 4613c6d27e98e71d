import { Storage } from '@google-cloud/storage';
import { APP_CODES } from '@hypelar/shared/appError';
import { expect, it } from 'vitest';
import { platformRefusal } from './platformRefusal.ts';

const statusOf = (error: unknown) => {
  const refusal = platformRefusal(error);
  return refusal && APP_CODES[refusal.appCode];
};
const coded = (code: unknown) => Object.assign(new Error('message from inside'), { code });

it.each([
  [4, 'TIMEOUT'],
  [5, 'NOT_FOUND'],
  [6, 'CONFLICT'],
  [8, 'TOO_MANY_REQUESTS'],
  [9, 'CONFLICT'],
  [10, 'CONFLICT'],
  [14, 'SERVICE_UNAVAILABLE'],
  [2, null],
  [3, null],
  [7, null],
  [13, null],
])('the status %i of Firestore is %s', (code, status) => {
  expect(statusOf(coded(code))).toBe(status);
});

it.each([
  [429, 'SERVICE_UNAVAILABLE'],
  [503, 'SERVICE_UNAVAILABLE'],
  [403, null],
  [404, null],
])('the status %i of Cloud Storage is %s', (code, status) => {
  expect(statusOf(coded(code))).toBe(status);
});

it('a connection to Cloud Storage that cannot be made is no failure of ours', async () => {
  const apiEndpoint = 'http://127.0.0.1:1';
  const storage = new Storage({ apiEndpoint, projectId: 'demo', retryOptions: { autoRetry: false } });
  const asked = storage.bucket('none').file('none').getMetadata();
  const error: unknown = await asked.catch((thrown: unknown) => thrown);
  expect(statusOf(error)).toBe('SERVICE_UNAVAILABLE');
});

it.each([new Error('without a code'), { code: 14 }, 14, null])('anything else is none of theirs: %s', (error) => {
  expect(platformRefusal(error)).toBeNull();
});

it('what they said is kept for the log', () => {
  const error = coded(9);
  expect(platformRefusal(error)?.cause).toBe(error);
});
