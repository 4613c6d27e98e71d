import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { REGION } from '../src/env.ts';

const ROOT = join(import.meta.dirname, '../..');
const read = async (path: string): Promise<unknown> => JSON.parse(await readFile(join(ROOT, path), 'utf8'));

const packageSchema = z.object({
  version: z.optional(z.string()),
  integrity: z.optional(z.string()),
  hasInstallScript: z.optional(z.boolean()),
  dev: z.optional(z.boolean()),
});

/** The packages of a lock file, by install path. */
async function lockedIn(path: string) {
  const { packages } = z.object({ packages: z.record(z.string(), packageSchema) }).parse(await read(path));
  return Object.entries(packages).filter(([place]) => place !== '');
}

/** The packages that are deployed. */
const deployed = async () => (await lockedIn('functions/package-lock.json')).filter(([, { dev }]) => !dev);

it('T25: deploys the very versions of the direct dependencies that are tested here', async () => {
  const { dependencies } = z
    .object({ dependencies: z.record(z.string(), z.string()) })
    .parse(await read('functions/package.json'));
  for (const locked of [await deployed(), await lockedIn('package-lock.json')]) {
    const versions = new Map(locked.map(([place, { version }]) => [place, version]));
    const named = Object.keys(dependencies).map((name) => [name, versions.get(`node_modules/${name}`)]);
    expect(Object.fromEntries(named)).toEqual(dependencies);
  }
});

it('T25: deploys no package, however far down, of which not the same bytes are installed here', async () => {
  const exact = ([place, { version, integrity }]: [string, z.infer<typeof packageSchema>]) =>
    `${place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)}@${version} ${integrity}`;
  const here = new Set((await lockedIn('package-lock.json')).map(exact));
  expect((await deployed()).map(exact).filter((name) => !here.has(name))).toEqual([]);
});

it('names no package registry in its lock file', async () => {
  expect(await readFile(join(ROOT, 'functions/package-lock.json'), 'utf8')).not.toContain('"resolved": "http');
});

it('T25: deploys packages by their hashes, and none that runs a script of its own when it is installed', async () => {
  const installed = await deployed();
  expect(installed.length).toBeGreaterThan(50);
  expect(installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([]);
  const { allowScripts } = z
    .object({ allowScripts: z.record(z.string(), z.boolean()) })
    .parse(await read('package.json'));
  const scripts = installed.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path);
  const refused = Object.entries(allowScripts).flatMap(([name, allowed]) => (allowed ? [] : [`node_modules/${name}`]));
  expect(scripts.filter((path) => !refused.includes(path))).toEqual([]);
});

it('has the API in the region to which Hosting sends its calls', async () => {
  const { hosting } = z
    .object({ hosting: z.object({ rewrites: z.array(z.looseObject({ function: z.optional(z.unknown()) })) }) })
    .parse(await read('firebase.json'));
  const api = hosting.rewrites.flatMap((rewrite) => (rewrite.function === undefined ? [] : [rewrite.function]));
  expect(api).toEqual([{ functionId: 'api', region: REGION }]);
});

const rulesSchema = z.object({ firestore: z.object({ rules: z.string() }), storage: z.object({ rules: z.string() }) });

// Without a rules file an emulator lets everybody in, and a deployment leaves the old rules in place.
it('T1: deploys the rules of Firestore and Storage, from files that are there', async () => {
  const { firestore, storage } = rulesSchema.parse(await read('firebase.json'));
  for (const { rules } of [firestore, storage]) {
    expect(await readFile(join(ROOT, rules), 'utf8')).toMatch(/^rules_version = '2';/m);
  }
});

const headersSchema = z.object({
  hosting: z.object({
    headers: z.array(
      z.object({ source: z.string(), headers: z.array(z.object({ key: z.string(), value: z.string() })) }),
    ),
  }),
});

it('serves everything with a policy that lets in no other site, and over https only', async () => {
  const { hosting } = headersSchema.parse(await read('firebase.json'));
  const everywhere = hosting.headers.find(({ source }) => source === '**')?.headers ?? [];
  const headers = Object.fromEntries(everywhere.map(({ key, value }) => [key, value]));
  expect(headers).toMatchObject({
    'Strict-Transport-Security': expect.stringMatching(/^max-age=31536000; includeSubDomains$/),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
  });
  const policy = new Map(
    (headers['Content-Security-Policy'] ?? '').split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources] as const;
    }),
  );
  for (const closed of ['default-src', 'base-uri', 'object-src', 'frame-ancestors']) {
    expect([closed, policy.get(closed)]).toEqual([closed, ["'none'"]]);
  }
  expect([policy.get('script-src'), policy.get('style-src')]).toEqual([["'self'"], ["'self'"]]);
  for (const source of [...policy.values()].flat()) expect(source).not.toMatch(/unsafe|\*|http:|data:|firebaseapp/);
});
