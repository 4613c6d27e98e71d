import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

const LIB = join(import.meta.dirname, '../lib');
const INDEX = JSON.stringify(join(LIB, 'index.cjs'));

/** Runs a script that loads the built functions, in the environment of an instance of `target`. */
function run(script: string, target = ''): unknown {
  const env = { ...process.env, GCLOUD_PROJECT: 'demo-loading', FIREBASE_CONFIG: '{"projectId":"demo-loading"}' };
  const instance = target === '' ? {} : { FUNCTION_TARGET: target, K_SERVICE: target.toLowerCase() };
  const { stdout, stderr } = spawnSync(process.execPath, ['-e', `console.log(JSON.stringify(${script}))`], {
    ...{ env: { ...env, ...instance }, encoding: 'utf8' },
  });
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout);
}

/** What an instance has loaded once it knows its function: our modules, by path in src/, and the packages' files. */
function loadedBy(target: string) {
  const script = `(void require(${INDEX})[${JSON.stringify(target)}].__endpoint, Object.keys(require.cache))`;
  const files = z.array(z.string()).parse(run(script, target));
  const ours = files.filter((file) => file.startsWith(LIB));
  // The bundler leaves the name of each module above its code.
  const modules = ours.flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(/^\/\/ (?:#region )?(\S+\.[mc]?[jt]s)$/gm), ([, name = '']) => name),
  );
  const ownModules = modules.map((name) => /(?:^|\/)src\/(.*)/.exec(name)?.[1] ?? name);
  return { modules: ownModules, packages: files.filter((file) => !file.startsWith(LIB)) };
}

const NAMES = z.array(z.string()).parse(run(`Object.keys(require(${INDEX}))`));
const BACKGROUND = NAMES.filter((name) => name !== 'api');
const LOADED = new Map(NAMES.map((name) => [name, loadedBy(name)]));
const loadedFor = (target: string) => LOADED.get(target) ?? loadedBy(target);

describe('the built functions', () => {
  it('can all be discovered, as a deployment does', () => {
    const named = readFileSync(join(import.meta.dirname, '../src/index.ts'), 'utf8').matchAll(/export \{ (\w+) \}/g);
    expect(NAMES).toEqual(Array.from(named, ([, name]) => name));
    expect(run(`Object.values(require(${INDEX})).map((deployed) => deployed.__endpoint.platform)`)).toEqual(
      NAMES.map(() => 'gcfv2'),
    );
  });

  it.each(['delete process.env.NODE_ENV', "process.env.NODE_ENV = ''"])(
    'T17: keep the stack of malformed JSON, which is answered before them, from callers after %s',
    (unset) => {
      expect(run(`(${unset}, require(${INDEX}), process.env.NODE_ENV)`)).toBe('production');
    },
  );

  it('load of the triggers and schedules nothing where the API is served', () => {
    const { modules, packages } = loadedFor('api');
    expect(modules).toContain('trpc/handleRequest.ts');
    expect(modules).toContain('hype/hypeRouter.ts');
    expect(modules.filter((name) => /^(triggers|schedules)\//.test(name))).toEqual([]);
    expect(
      packages.filter((file) => /firebase-functions.*v2\/providers\/(storage|firestore|scheduler)/.test(file)),
    ).toEqual([]);
  });

  it.each(BACKGROUND)('load of the API and of all others nothing for %s', (target) => {
    const { modules, packages } = loadedFor(target);
    const background = modules.filter((name) => /^(triggers|schedules)\/(?!cleaning|requireNoFailures)/.test(name));
    expect(background).toEqual([expect.stringMatching(new RegExp(`^(triggers|schedules)/${target}\\.ts$`))]);
    expect(modules.filter((name) => /^trpc\/|Router\.ts$|^api\.ts$|@trpc/.test(name))).toEqual([]);
    expect(packages.filter((file) => /firebase-admin\/lib\/auth\//.test(file))).toEqual([]);
  });

  it.each(NAMES)('load neither Storage nor what looks into files before %s needs it', (target) => {
    const { modules, packages } = loadedFor(target);
    expect(modules.filter((name) => name.includes('mediabunny'))).toEqual([]);
    expect(packages.filter((file) => file.includes('@google-cloud/storage'))).toEqual([]);
  });
});
