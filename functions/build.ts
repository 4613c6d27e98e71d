/**
 * Bundles the functions into lib/index.cjs, shared code included, so that `functions/` can be installed and deployed on
 * its own. The packages that its package.json declares stay outside; any other package must be named below.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import * as z from 'zod/mini';

/** Packages that are bundled on purpose. */
const BUNDLED = ['@hypelar/shared', '@trpc/server', 'mediabunny', 'zod'];

const here = import.meta.dirname;
const { dependencies } = z
  .object({ dependencies: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(join(here, 'package.json'), 'utf8')));
const external = Object.keys(dependencies).map((name) => new RegExp(`^${name}(/|$)`));

const bundle = await rolldown({
  input: join(here, 'src/index.ts'),
  platform: 'node',
  external,
  onLog(level, log, report) {
    if (log.code === 'UNRESOLVED_IMPORT') throw new Error(log.message);
    report(level, log);
  },
});
const { output } = await bundle.write({
  dir: join(here, 'lib'),
  format: 'cjs',
  entryFileNames: 'index.cjs',
  chunkFileNames: '[name].cjs',
  // A dynamic import of a package would load its slow ESM wrapper.
  dynamicImportInCjs: false,
});
await bundle.close();

const modules = output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
const packages = modules.map((id) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1]);
const undeclared = new Set(packages.filter((name) => name !== undefined && !BUNDLED.includes(name)));
if (undeclared.size > 0) {
  console.error(
    `The bundle would contain ${[...undeclared].join(', ')}. Declare it in functions/package.json or in functions/build.ts.`,
  );
  process.exitCode = 1;
}
