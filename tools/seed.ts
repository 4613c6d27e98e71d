import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from './suite/child.ts';
import { runTool } from './suite/failure.ts';
import { readArguments } from './suite/options.ts';
import { root } from './suite/root.ts';
import { runningSuite } from './suite/running.ts';

const HELP = `npm run seed -- --hypes N --users M [--port-offset N]

Replaces all that the running emulators hold by N hypes and M users, the same every time, beside the demo admins: to see
and measure the panel at any size. 10,000 hypes and 100,000 users take about a minute. The users are as other apps write
them and can be searched; all hypes show the three files of the first one, so leave that one out of the trash.

--port-offset (or HYPELAR_PORT_OFFSET) leads to the emulators of npm start -- --port-offset N`;

const options = {
  help: { type: 'boolean', short: 'h' },
  hypes: { type: 'string' },
  users: { type: 'string' },
  'port-offset': { type: 'string' },
} as const;

await runTool(async () => {
  const { values } = readArguments(() => parseArgs({ args: process.argv.slice(2), options }));
  const { hypes, users } = values;
  if (values.help || hypes === undefined || users === undefined) {
    console.log(HELP);
    return values.help ? 0 : 1;
  }
  const env = await runningSuite(values['port-offset']);
  const script = join(root, 'functions/scripts/seedSized.ts');
  return runCommand(process.execPath, [script, '--hypes', hypes, '--users', users], env);
});
