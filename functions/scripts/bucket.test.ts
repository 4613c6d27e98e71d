import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { checkBucket } from './doctor/checkBucket.ts';
import { nameBucket } from './project.ts';

/** What Hosting returns; null for a site with nothing deployed. */
let config: object | null = null;
const hosting = createServer(({ url }, response) => {
  const known = config !== null && url === '/__/firebase/init.json';
  response.writeHead(known ? 200 : 404).end(known ? JSON.stringify(config) : 'Site Not Found');
});
let origin: string;

beforeEach(async () => {
  await new Promise<void>((listening) => hosting.listen(0, '127.0.0.1', listening));
  origin = `http://127.0.0.1:${z.object({ port: z.number() }).parse(hosting.address()).port}`;
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await new Promise((closed) => hosting.close(closed));
});

it('the doctor finds a media bucket to which the web app does not upload', async () => {
  vi.stubEnv('MEDIA_BUCKET', 'other-bucket');
  config = { projectId: 'p', storageBucket: 'p.firebasestorage.app' };
  const what = 'uploads to p.firebasestorage.app, and MEDIA_BUCKET is other-bucket: make it the same';
  expect(await checkBucket(origin)).toEqual([{ rule: 'bucket', where: origin, what }]);
  vi.stubEnv('MEDIA_BUCKET', 'p.firebasestorage.app');
  expect(await checkBucket(origin)).toEqual([]);
  config = null;
  expect(await checkBucket(origin)).toMatchObject([{ rule: 'bucket', what: expect.stringContaining('deploy it') }]);
});

it('scripts take the bucket that the functions are deployed with, unless they are told another one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'parameters-'));
  await writeFile(join(folder, '.env.p'), 'MEDIA_BUCKET=p.firebasestorage.app\nAPP_CHECK=true\n');
  const named = (env: NodeJS.ProcessEnv) => {
    nameBucket(env, folder);
    return env;
  };
  expect(named({ GCLOUD_PROJECT: 'p' })).toEqual({ GCLOUD_PROJECT: 'p', MEDIA_BUCKET: 'p.firebasestorage.app' });
  expect(named({ GCLOUD_PROJECT: 'p', MEDIA_BUCKET: 'mine' })).toEqual({ GCLOUD_PROJECT: 'p', MEDIA_BUCKET: 'mine' });
  expect(named({ GOOGLE_CLOUD_PROJECT: 'p' })).toMatchObject({ MEDIA_BUCKET: 'p.firebasestorage.app' });
  expect(named({ GCLOUD_PROJECT: 'q' })).toEqual({ GCLOUD_PROJECT: 'q' });
  await rm(folder, { recursive: true });
});
