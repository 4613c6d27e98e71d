import { buildFunctions } from './suite/build.ts';
import { runCommand } from './suite/child.ts';
import { runTool } from './suite/failure.ts';
import { parseSuiteOptions } from './suite/options.ts';
import { findFreeOffset, readFirebaseJson } from './suite/ports.ts';
import { startSuite } from './suite/suite.ts';

const HELP = `npm run emulate -- [--port-offset N] -- <command> [arguments]

Runs a command beside an emulator suite of its own, with the environment that leads to it, then ends the suite.
Without an offset (or HYPELAR_PORT_OFFSET) it takes ports that are free. The web app is not built.`;

await runTool(async () => {
  const { help, offset: chosen, rest } = parseSuiteOptions(process.argv.slice(2), process.env);
  const [command, ...args] = rest;
  if (help || command === undefined) {
    console.log(HELP);
    return help ? 0 : 1;
  }
  const offset = chosen ?? (await findFreeOffset(readFirebaseJson()));
  await buildFunctions();
  const suite = await startSuite(offset);
  try {
    console.log(`The suite runs at ${suite.url}; its log is ${suite.logFile}`);
    return await runCommand(command, args, suite.env, { cwd: process.cwd() });
  } finally {
    await suite.stop();
  }
});
