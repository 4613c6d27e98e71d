import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

const seen: string[] = [];
let server: Server;

const METADATA = {
  ...{ bucket: 'b', name: 'hypes/a/gif-b.mp4', generation: '1', metageneration: '2', size: '1' },
  ...{ timeCreated: '2026-01-05T09:00:00Z', updated: '2026-01-05T09:00:00Z', cacheControl: 'no-cache' },
};
/** A generation replaced by a newer one. */
const OUTDATED = '1799999999999998';

/**
 * A fake Storage that breaks the connection on the first request of each kind, like a server that has just closed it,
 * and checks preconditions, which the emulator does not.
 */
beforeAll(async () => {
  server = createServer((request, response) => {
    const { method = '', url = '' } = request;
    const first = !seen.includes(method);
    seen.push(method);
    if (first) request.socket.destroy();
    else if (url.includes('packed')) response.writeHead(206, { 'Content-Encoding': 'gzip' }).end('no gzip');
    else if (url.includes('gone')) response.writeHead(404).end();
    else if (url.includes(`ifGenerationMatch=${OUTDATED}`)) response.writeHead(412).end();
    else response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(METADATA));
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

const object = { path: METADATA.name, generation: '1', size: 1, contentType: 'video/mp4', md5Hash: 'x' };

it('a removal and a change of headers are repeated when the connection breaks', async () => {
  const { deleteObject, writeHeaders } = await import('./objectStore.ts');
  await deleteObject(object);
  expect(await writeHeaders(object.path, { cacheControl: 'no-cache' })).toMatchObject({ cacheControl: 'no-cache' });
  expect(seen).toEqual(['DELETE', 'DELETE', 'PATCH', 'PATCH']);
}, 30_000);

it('a removal leaves a newer object and one that is gone alone, and is done', async () => {
  const { deleteObject } = await import('./objectStore.ts');
  await expect(deleteObject({ ...object, generation: OUTDATED })).resolves.toBeUndefined();
  await expect(deleteObject({ ...object, path: 'hypes/a/gone' })).resolves.toBeUndefined();
}, 30_000);

it('an object that is gone has no metadata and gets no headers', async () => {
  const { readMetadata, readObject, writeHeaders } = await import('./objectStore.ts');
  for (const answer of [readObject, readMetadata]) await expect(answer('hypes/a/gone')).resolves.toBeNull();
  await expect(writeHeaders('hypes/a/gone', { cacheControl: 'no-cache' })).resolves.toBeNull();
}, 30_000);

it('bytes and the address of an object that is gone cannot be had', async () => {
  const { downloadUrl, objectReader, ObjectGoneError } = await import('./objectStore.ts');
  const read = await objectReader({ ...object, path: 'hypes/a/gone' });
  await expect(read(0, 10)).rejects.toThrow(ObjectGoneError);
  await expect(downloadUrl('hypes/a/gone')).rejects.toThrow(ObjectGoneError);
}, 30_000);

it('bytes are read as they are stored, whatever they are said to be packed with', async () => {
  const { objectReader } = await import('./objectStore.ts');
  const read = await objectReader({ ...object, path: 'hypes/a/packed' });
  expect(Buffer.from(await read(0, 7)).toString()).toBe('no gzip');
}, 30_000);
