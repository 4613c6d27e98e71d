import { parseArgs } from 'node:util';
import { emulatorPhases } from './check/emulatorPhases.ts';
import { commandPhase, vitestPhase, workPhase } from './check/phases.ts';
import { createRunner, orFailed, PHASES } from './check/runner.ts';
import { closingLine, sum } from './check/tally.ts';
import { buildFunctions, buildWeb } from './suite/build.ts';
import { runTool } from './suite/failure.ts';
import { parseOffset, readArguments } from './suite/options.ts';

const HELP = `npm test -- [--only format,lint,types,build,unit,emulator,e2e] [--port-offset N]

Everything that is checked before a change is taken: format, lint, types, build, unit tests, and on an emulator suite of
its own (on free ports without --port-offset or HYPELAR_PORT_OFFSET) the emulator and browser tests.`;

const options = {
  help: { type: 'boolean', short: 'h' },
  only: { type: 'string' },
  'port-offset': { type: 'string' },
} as const;

await runTool(async () => {
  const { values } = readArguments(() => parseArgs({ args: process.argv.slice(2), options }));
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const offset = values['port-offset'] ?? process.env['HYPELAR_PORT_OFFSET'];
  const runner = createRunner(PHASES, values.only);
  const { wanted, phase, tallies } = runner;

  if (wanted('format')) await phase('Format', () => commandPhase('prettier', ['--check', '.', '--log-level', 'warn']));
  if (wanted('lint')) await phase('Lint', () => commandPhase('oxlint', ['--type-aware', '--deny-warnings']));
  if (wanted('types')) await phase('Types', () => commandPhase('tsc', ['-b']));
  if (wanted('build')) {
    await phase('Build', () =>
      workPhase(async () => {
        await buildFunctions();
        await buildWeb();
      }),
    );
  }
  if (wanted('unit')) await phase('Unit tests', () => vitestPhase('unit', process.env));
  if (wanted('emulator') || wanted('e2e')) {
    if (!wanted('build')) await buildFunctions();
    await orFailed(runner, () => emulatorPhases(runner, offset === undefined ? undefined : parseOffset(offset)));
  }
  const total = sum(tallies);
  console.log(`\n${closingLine(total)}`);
  return total.failed === 0 ? 0 : 1;
});
