import { parseArgs } from 'node:util';
import { bugsPhase, chooseBugs } from './bugs/bugsPhase.ts';
import { beside, besideBrowserSuite, offsetOr } from './check/browserSuite.ts';
import { browserPhase, vitestPhase } from './check/phases.ts';
import { createRunner, orFailed } from './check/runner.ts';
import { closingLine, sum } from './check/tally.ts';
import { buildFunctions } from './suite/build.ts';
import { runTool } from './suite/failure.ts';
import { parseOffset, readArguments } from './suite/options.ts';
import type { Suite } from './suite/suite.ts';

const HELP = `npm run test:long -- [--only long,bugs,looks] [--bug text] [--port-offset N]

What takes too long for every change, an hour or two, on emulator suites of its own:
  long   the tests in *.long.test.ts: fuzz, races, models and event orders at full length; then the fuzz behind the
         emulators again, with NODE_ENV=production
  bugs   seeded bugs of functions/test/mutants, one at a time in a copy of the checkout; the tests must catch each one.
         --bug takes only those with a text in their name or file.
  looks  every screen in every state judged for accessibility in both themes and both languages`;

const PHASES = ['long', 'bugs', 'looks'] as const;

const options = {
  help: { type: 'boolean', short: 'h' },
  only: { type: 'string' },
  bug: { type: 'string' },
  'port-offset': { type: 'string' },
} as const;

await runTool(async () => {
  const { values } = readArguments(() => parseArgs({ args: process.argv.slice(2), options }));
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const chosen = values['port-offset'] ?? process.env['HYPELAR_PORT_OFFSET'];
  const runner = createRunner(PHASES, values.only);
  const { wanted, phase, tallies } = runner;
  const bugs = chooseBugs(values.bug);

  const offset = chosen === undefined ? undefined : parseOffset(chosen);

  await buildFunctions();
  await orFailed(runner, async () => {
    if (wanted('long') || wanted('bugs')) {
      await beside(await offsetOr(offset), async (suite) => {
        if (wanted('long')) await phase('Long tests', () => vitestPhase('long', suite.env));
        if (wanted('bugs')) await phase('Seeded bugs', () => bugsPhase(bugs, suite.env));
      });
    }
    if (wanted('long')) {
      const fuzz = { only: 'fuzzBehind.long.test.ts' };
      const again = (suite: Suite) =>
        phase('Fuzz with NODE_ENV=production', () => vitestPhase('long', suite.env, fuzz));
      await beside(await offsetOr(offset), again, 'production');
    }
    if (wanted('looks')) {
      await besideBrowserSuite(offset, (suite, chromium) =>
        phase('Every look', () => browserPhase('looks', suite, chromium)),
      );
    }
  });
  const total = sum(tallies);
  console.log(`\n${closingLine(total)}`);
  return total.failed === 0 ? 0 : 1;
});
