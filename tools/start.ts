import { buildFunctions, buildLocalWeb } from './suite/build.ts';
import { announce, seedDemo } from './suite/demo.ts';
import { Failure, runTool } from './suite/failure.ts';
import { parseSuiteOptions } from './suite/options.ts';
import { portsAt, readFirebaseJson, requireFreePorts } from './suite/ports.ts';
import { stopRequested } from './suite/signals.ts';
import { startSuite, tail } from './suite/suite.ts';

const HELP = `npm start -- [--port-offset N]

Builds Hypelar, starts it on the local Firebase emulators with demo data, and prints its address.
--port-offset N (or HYPELAR_PORT_OFFSET=N) adds N to every port of firebase.json, so that checkouts run side by side.`;

await runTool(async () => {
  const { help, offset = 0 } = parseSuiteOptions(process.argv.slice(2), process.env);
  if (help) {
    console.log(HELP);
    return 0;
  }
  await requireFreePorts(portsAt(readFirebaseJson(), offset));
  console.log('Building ...');
  await buildFunctions();
  await buildLocalWeb(offset);
  console.log('Starting the emulators ...');
  const suite = await startSuite(offset);
  try {
    console.log('Writing the demo data ...');
    await seedDemo(suite);
    announce(suite.url, suite);
    const ended = await Promise.race([stopRequested, suite.exited]);
    if (ended === undefined) console.log('\nEnding the emulators ...');
    else throw new Failure(`The emulators ended by themselves. The end of ${suite.logFile}:\n${tail(suite.logFile)}`);
    return 0;
  } finally {
    await suite.stop();
  }
});
