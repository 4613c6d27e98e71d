import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { loadSchema, rowSchema } from '../functions/bench/rows.ts';
import { webSchema } from '../web/bench/results.ts';
import { dayTable } from './bench/day.ts';
import { listTable, loadTable, screenTable, serverTable } from './bench/tables.ts';
import { requireChromium } from './check/chromium.ts';
import { createRunner } from './check/runner.ts';
import { buildFunctions, buildLocalWeb } from './suite/build.ts';
import { runCommand } from './suite/child.ts';
import { Failure, runTool } from './suite/failure.ts';
import { readArguments } from './suite/options.ts';
import { findFreeOffset, readFirebaseJson } from './suite/ports.ts';
import { localDist } from './suite/localConfig.ts';
import { cache, root } from './suite/root.ts';
import { startSuite, type Suite } from './suite/suite.ts';

const RESULTS = join(cache, 'bench.json');
const PARTS = ['server', 'load', 'web'] as const;
/** The number of hypes and of users in each run. */
const SIZES = [
  [100, 1000],
  [1000, 10_000],
  [10_000, 100_000],
] as const;

const HELP = `npm run bench -- [--only server,load,web]

Measures on an emulator suite of its own, prints one table and writes all figures to ${RESULTS}:

  server  each procedure at ${SIZES.map(([hypes]) => hypes).join(', ')} hypes and ${SIZES.map(([, users]) => users).join(', ')} users: documents read and written, bytes,
          time; beside it the same work as the legacy app did it, and what a day of use costs
  load    how long the built functions take to load, beside the bare minimum of their packages
  web     bytes and requests until each screen can be used; the hype list with 100 and 10,000 hypes in Chromium

A part that is left out keeps its figures of before. Compare figures of one run only, best on an idle machine.`;

const resultsSchema = z.object({
  server: z._default(z.array(rowSchema), []),
  load: z._default(z.array(loadSchema), []),
  web: z._default(webSchema, { screens: [], lists: [] }),
});

function readResults(): z.infer<typeof resultsSchema> {
  try {
    return resultsSchema.parse(JSON.parse(readFileSync(RESULTS, 'utf8')));
  } catch {
    return resultsSchema.parse({});
  }
}

/** Runs a script that writes JSON to the file passed as its last argument, and its progress to stderr. */
async function measured(script: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<unknown> {
  const file = join(cache, `bench-part-${process.pid}.json`);
  rmSync(file, { force: true });
  const noWarning = '--disable-warning=MaxListenersExceededWarning';
  // The API logs its calls to stdout.
  const code = await runCommand(process.execPath, [noWarning, join(root, script), ...args, file], env, { quiet: true });
  if (code !== 0) throw new Failure(`${script} failed; the reason is above.`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

async function measureServer({ env }: Suite) {
  const rows = [];
  for (const [hypes, users] of SIZES) {
    // A separate project, whose events reach no trigger.
    const project = { ...env, GCLOUD_PROJECT: `demo-bench-${hypes}` };
    const part = await measured('functions/bench/measure.ts', [String(hypes), String(users)], project);
    rows.push(...z.array(rowSchema).parse(part));
  }
  return rows;
}

const options = { help: { type: 'boolean', short: 'h' }, only: { type: 'string' } } as const;

await runTool(async () => {
  const { values } = readArguments(() => parseArgs({ args: process.argv.slice(2), options }));
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const { wanted } = createRunner(PARTS, values.only);
  mkdirSync(cache, { recursive: true });
  const results: Partial<z.infer<typeof resultsSchema>> = {};
  await buildFunctions();
  if (wanted('load'))
    results.load = z.array(loadSchema).parse(await measured('functions/bench/load.ts', [], process.env));
  if (wanted('server') || wanted('web')) {
    const offset = await findFreeOffset(readFirebaseJson());
    const chromium = wanted('web') ? await requireChromium(process.env) : '';
    if (wanted('web')) await buildLocalWeb(offset);
    const suite = await startSuite(offset);
    try {
      if (wanted('server')) results.server = await measureServer(suite);
      if (wanted('web')) {
        const env = { ...suite.env, HYPELAR_CHROMIUM: chromium };
        results.web = webSchema.parse(await measured('web/bench/measureWeb.ts', [], env));
      }
    } finally {
      await suite.stop();
      rmSync(join(root, localDist(offset)), { recursive: true, force: true });
    }
  }
  const { server, load, web } = { ...readResults(), ...results };
  writeFileSync(RESULTS, JSON.stringify({ server, load, web }, null, 2));
  console.log(
    [serverTable(server), dayTable(server), loadTable(load), screenTable(web.screens), listTable(web.lists)].join(
      '\n\n',
    ),
  );
  console.log(`\nAll figures: ${RESULTS}`);
  return 0;
});
