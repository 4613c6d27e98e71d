import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { REGION } from '../src/env.ts';

const ROOT = join(import.meta.dirname, '../..');
const read = async (path: string): Promise<unknown> => JSON.parse(await readFile(join(ROOT, path), 'utf8'));

const lockSchema = z.object({ packages: z.record(z.string(), z.looseObject({ version: z.optional(z.string()) })) });

it('T25: deploys the very versions of the direct dependencies that are tested here', async () => {
  const { dependencies } = z
    .object({ dependencies: z.record(z.string(), z.string()) })
    .parse(await read('functions/package.json'));
  const [root, own] = [
    lockSchema.parse(await read('package-lock.json')),
    lockSchema.parse(await read('functions/package-lock.json')),
  ];
  const locked = (lock: z.infer<typeof lockSchema>) =>
    Object.fromEntries(Object.keys(dependencies).map((name) => [name, lock.packages[`node_modules/${name}`]?.version]));
  expect(locked(own)).toEqual(dependencies);
  expect(locked(root)).toEqual(dependencies);
});

it('names no package registry in its lock file', async () => {
  expect(await readFile(join(ROOT, 'functions/package-lock.json'), 'utf8')).not.toContain('"resolved": "http');
});

it('has the API in the region to which Hosting sends its calls', async () => {
  const { hosting } = z
    .object({ hosting: z.object({ rewrites: z.array(z.looseObject({ function: z.optional(z.unknown()) })) }) })
    .parse(await read('firebase.json'));
  const api = hosting.rewrites.flatMap((rewrite) => (rewrite.function === undefined ? [] : [rewrite.function]));
  expect(api).toEqual([{ functionId: 'api', region: REGION }]);
});
