import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it, vi } from 'vitest';
import { auth } from '../firebase.ts';
import { handleRequest } from './handleRequest.ts';

/** Serves one request as Cloud Functions does, with the body read and parsed. */
async function serve(path: string, init: RequestInit): Promise<number> {
  const server = createServer((req, res) => {
    void buffer(req).then((rawBody) => {
      const body: unknown = rawBody.length > 0 ? JSON.parse(rawBody.toString()) : undefined;
      return handleRequest(Object.assign(req, { rawBody, body }), res);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  try {
    const headers = { Authorization: 'Bearer a.b.c', 'Content-Type': 'application/json' };
    return (await fetch(`http://127.0.0.1:${port}/trpc/${path}`, { ...init, headers })).status;
  } finally {
    server.close();
  }
}

// The Auth emulator always checks for revoked tokens, so only this shows what production does.
describe('T13: Auth is asked whether the token was revoked', () => {
  const post = { method: 'POST', body: '{}' };

  it.each([
    ['for a mutation', 'docs.update', post, true],
    ['for a mutation without input', 'hype.shuffle', { method: 'POST' }, true],
    ['for a batch of mutations', 'docs.update,docs.update?batch=1', { method: 'POST', body: '{"0":{},"1":{}}' }, true],
    ['not for a query', 'docs.get', { method: 'GET' }, false],
    ['not for a batch of queries', 'docs.get,session.me?batch=1', { method: 'GET' }, false],
  ])('%s', async (_, path, init, checkRevoked) => {
    const verify = vi
      .spyOn(auth, 'verifyIdToken')
      .mockRejectedValue(Object.assign(new Error('expired'), { code: 'auth/id-token-expired' }));
    expect(await serve(path, init)).toBe(401);
    expect(verify.mock.calls).toEqual([['a.b.c', checkRevoked]]);
  });
});

it.each(['hype.list%E0%A4%A', 'hype.%ff?input=1', '%'])(
  'an address that cannot be decoded is no call: %s',
  async (path) => {
    expect(await serve(path, {})).toBe(400);
  },
);
