/**
 * Bundles the functions into lib/, shared code included, so that `functions/` can be installed and deployed on its own.
 * Each function is a separate entry, with common code in chunks, and lib/index.cjs loads an entry when its function is
 * accessed: so an instance loads only the function it serves, while discovery, which accesses all, finds all. The
 * packages that package.json declares stay external; any other must be listed below.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import * as z from 'zod/mini';

/** Packages that are bundled on purpose. */
const BUNDLED = ['@hypelar/shared', '@trpc/server', 'mediabunny', 'zod'];

const here = import.meta.dirname;
const lib = join(here, 'lib');
const { dependencies } = z
  .object({ dependencies: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(join(here, 'package.json'), 'utf8')));
const external = Object.keys(dependencies).map((name) => new RegExp(`^${name}(/|$)`));

/** The functions that src/index.ts exports, each with its file. */
function deployedFunctions(): Record<string, string> {
  const lines = readFileSync(join(here, 'src/index.ts'), 'utf8').trim().split('\n');
  return Object.fromEntries(
    lines.map((line) => {
      const [, name, file] = /^export \{ (\w+) \} from '(\.\/[\w/]+\.ts)';$/.exec(line) ?? [];
      if (name === undefined || file === undefined) throw new Error(`src/index.ts names functions only, not: ${line}`);
      return [name, join(here, 'src', file)];
    }),
  );
}

const functions = deployedFunctions();
const bundle = await rolldown({
  input: functions,
  platform: 'node',
  external,
  // Drops firebaseAuth.ts where it is unused, so that only the API loads Auth.
  treeshake: { moduleSideEffects: (id) => !id.endsWith('/firebaseAuth.ts') },
  onLog(level, log, report) {
    if (log.code === 'UNRESOLVED_IMPORT') throw new Error(log.message);
    report(level, log);
  },
});
const { output } = await bundle.write({
  dir: lib,
  format: 'cjs',
  entryFileNames: '[name].cjs',
  chunkFileNames: 'part-[name].cjs',
  // A dynamic import of a package would load its slow ESM wrapper.
  dynamicImportInCjs: false,
});
await bundle.close();
const exported = Object.keys(functions).map(
  (name) =>
    `Object.defineProperty(exports, '${name}', { enumerable: true, get: () => require('./${name}.cjs').${name} });`,
);
// Cloud Functions and the emulator run this code in Express, which answers malformed JSON before our code does, and
// with a stack trace unless NODE_ENV is set by then.
const noStacks = "process.env.NODE_ENV ||= 'production';";
writeFileSync(join(lib, 'index.cjs'), `'use strict';\n${[noStacks, ...exported].join('\n')}\n`);
const written = new Set(['index.cjs', ...output.map(({ fileName }) => fileName)]);
for (const file of readdirSync(lib)) if (!written.has(file)) rmSync(join(lib, file), { recursive: true });

const modules = output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
const packages = modules.map((id) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1]);
const undeclared = new Set(packages.filter((name) => name !== undefined && !BUNDLED.includes(name)));
if (undeclared.size > 0) {
  console.error(
    `The bundle would contain ${[...undeclared].join(', ')}. Declare it in functions/package.json or in functions/build.ts.`,
  );
  process.exitCode = 1;
}
