import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

const seen: string[] = [];
let server: Server;

/** A Storage that breaks the connection of the first request of each kind, as one does that has just closed it. */
beforeAll(async () => {
  server = createServer((request, response) => {
    const first = !seen.includes(request.method ?? '');
    seen.push(request.method ?? '');
    if (first) request.socket.destroy();
    else response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  vi.stubEnv('GCLOUD_PROJECT', 'demo-broken-connections');
  vi.stubEnv('FIREBASE_STORAGE_EMULATOR_HOST', `127.0.0.1:${address.port}`);
});

afterAll(() => {
  vi.unstubAllEnvs();
  server.close();
});

it('a removal and a change of headers are repeated when the connection breaks', async () => {
  const { deleteObject, writeHeaders } = await import('./objectStore.ts');
  const object = { path: 'hypes/a/gif-b.mp4', generation: '1', size: 1, contentType: 'video/mp4', md5Hash: 'x' };
  await deleteObject(object);
  await writeHeaders(object.path, { cacheControl: 'no-cache' });
  expect(seen).toEqual(['DELETE', 'DELETE', 'PATCH', 'PATCH']);
}, 30_000);
