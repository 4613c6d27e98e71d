import { Agent, createServer, request, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { limitBodies } from './limitBodies.ts';
import { MAX_BODY_BYTES } from './transportRefusal.ts';

/** How many bytes of the last request's body reached the handler of the server. */
let read = 0;
let port = 0;
let server: Server;

/**
 * Like Cloud Functions, the server reads a whole body before it answers; like their Express, it breaks the connection
 * when a response has been sent already.
 */
beforeAll(async () => {
  limitBodies();
  server = createServer((req, res) => {
    req.on('data', (chunk: Buffer) => (read += chunk.byteLength));
    req.on('end', () => (res.headersSent ? req.socket.destroy() : res.end('read')));
  });
  server.on('connection', () => (connections += 1));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(() => {
  agent.destroy();
  server.close();
});
beforeEach(() => {
  read = 0;
});

/** Posts this many bytes, written in chunks of 64 KiB. */
function post(bytes: number, headers: Record<string, string | number>) {
  return new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    const init = { method: 'POST', port, host: '127.0.0.1', headers, agent };
    const sent = request(init, (response) => {
      text(response).then((body) => resolve({ status: response.statusCode, body }), reject);
    });
    sent.on('error', reject);
    for (let left = bytes; left > 0; left -= 64 * 1024) sent.write(Buffer.alloc(Math.min(left, 64 * 1024), ' '));
    sent.end();
  });
}

/** One connection for all requests: none may be broken. */
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
let connections = 0;

const MANY = 20_000_000;
const appCode = { error: { message: 'BAD_INPUT', data: { appCode: 'BAD_INPUT' } } };

it.each([
  ['whose length is told', { 'Content-Length': MANY }, 0],
  ['in chunks', { 'Transfer-Encoding': 'chunked' }, MAX_BODY_BYTES],
])('T16: a body of 20 MB %s is refused, and not kept', async (_, headers, kept) => {
  const { status, body } = await post(MANY, headers);
  expect(status).toBe(413);
  expect(JSON.parse(body)).toMatchObject(appCode);
  expect(read).toBeLessThanOrEqual(kept);
});

it('T16: a packed body, which may be any size when unpacked, is refused', async () => {
  const { status, body } = await post(10, { 'Content-Encoding': 'gzip', 'Content-Length': 10 });
  expect(status).toBe(415);
  expect(JSON.parse(body)).toMatchObject(appCode);
  expect(read).toBe(0);
});

it.each([{ 'Content-Length': MAX_BODY_BYTES }, { 'Transfer-Encoding': 'chunked' }])(
  'a body of 1 MiB comes through: %j',
  async (headers) => {
    expect(await post(MAX_BODY_BYTES, headers)).toEqual({ status: 200, body: 'read' });
    expect(read).toBe(MAX_BODY_BYTES);
  },
);

it('a refusal breaks no connection, on which the next request may be on its way', async () => {
  await post(MANY, { 'Transfer-Encoding': 'chunked' });
  expect(await post(10, { 'Content-Length': 10 })).toEqual({ status: 200, body: 'read' });
  expect(connections).toBe(1);
});
