import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import * as deployed from '../src/index.ts';

const run = promisify(execFile);
const FUNCTIONS = join(import.meta.dirname, '..');
/** What firebase.json uploads from functions/. firebase-tools reads the .env files and sets their values itself. */
const UPLOADED = ['package.json', 'package-lock.json', 'lib'];

let alone: string;

beforeAll(() => {
  alone = mkdtempSync(join(tmpdir(), 'hypelar-functions-'));
  for (const name of UPLOADED) cpSync(join(FUNCTIONS, name), join(alone, name), { recursive: true });
});
afterAll(() => rmSync(alone, { recursive: true, force: true }));

// Needs the package registry; without it the test fails rather than being skipped.
it('T25: a copy of functions/ installs from its own lock, loads, and has the functions of the repository', async () => {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  await run(npm, ['ci', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: alone });
  const script = `
    const endpoints = Object.entries(require('.')).map(([name, { __endpoint }]) => [name, __endpoint.platform]);
    process.stdout.write(JSON.stringify(Object.fromEntries(endpoints)));`;
  const { stdout } = await run(process.execPath, ['-e', script], {
    cwd: alone,
    env: { ...process.env, NODE_PATH: '', GCLOUD_PROJECT: 'demo-hypelar' },
  });
  const loaded = z.record(z.string(), z.string()).parse(JSON.parse(stdout));
  expect(Object.keys(loaded).toSorted()).toEqual(Object.keys(deployed).toSorted());
  expect(new Set(Object.values(loaded))).toEqual(new Set(['gcfv2']));
});
