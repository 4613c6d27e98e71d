import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from './suite/child.ts';
import { Failure, runTool } from './suite/failure.ts';
import { readArguments } from './suite/options.ts';
import { root } from './suite/root.ts';
import { runningSuite } from './suite/running.ts';

const HELP = `npm run schedule -- <name> [--at TIME] [--port-offset N]

Runs a scheduled function once against the running emulators, which never do that by themselves:

  shuffleHypes   a new random order; undo it in the list or by its entry in the activity
  sweepUploads   removes reservations and objects that became no hype within 24 hours
  purgeTrash     deletes for good what has been in the trash for 30 days

--at        runs it as at that time, such as 2030-01-31T03:00:00Z; without it, now
--port-offset (or HYPELAR_PORT_OFFSET) leads to the emulators of npm start -- --port-offset N`;

const options = {
  help: { type: 'boolean', short: 'h' },
  at: { type: 'string' },
  'port-offset': { type: 'string' },
} as const;

const readCommandLine = () => parseArgs({ args: process.argv.slice(2), options, allowPositionals: true });

await runTool(async () => {
  const { values, positionals } = readArguments(readCommandLine);
  const [name] = positionals;
  if (values.help || name === undefined) {
    console.log(HELP);
    return values.help ? 0 : 1;
  }
  const at = values.at;
  if (at !== undefined && Number.isNaN(Date.parse(at))) throw new Failure(`"${at}" is no time. See --help.`);
  const env = await runningSuite(values['port-offset']);
  const script = join(root, 'functions/scripts/runSchedule.ts');
  return runCommand(process.execPath, [script, name, ...(at === undefined ? [] : [at])], env);
});
