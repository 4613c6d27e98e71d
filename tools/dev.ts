import { watch } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { buildFunctions, emulatorsForWeb } from './suite/build.ts';
import { announce, seedDemo } from './suite/demo.ts';
import { runTool } from './suite/failure.ts';
import { parseSuiteOptions } from './suite/options.ts';
import { portsAt, readFirebaseJson, requireFreePorts } from './suite/ports.ts';
import { root } from './suite/root.ts';
import { stopRequested } from './suite/signals.ts';
import { startSuite } from './suite/suite.ts';

const HELP = `npm run dev -- [--port-offset N]

As npm start, with the web app served by Vite and reloaded on every change. The functions are built anew when a file of
functions/src or shared/src changes.`;

/** Vite's port, shifted by the same offset as the others. */
const VITE_PORT = 5173;

const rebuild = () => void buildFunctions().catch((error: unknown) => console.error(String(error)));

/** Rebuilds the functions after a burst of changes (debounced); the Functions emulator then reloads them itself. */
function rebuildOnChange(): void {
  let waiting: NodeJS.Timeout | undefined;
  for (const folder of ['functions/src', 'shared/src']) {
    watch(join(root, folder), { recursive: true }, () => {
      clearTimeout(waiting);
      waiting = setTimeout(rebuild, 200);
    });
  }
}

await runTool(async () => {
  const { help, offset = 0 } = parseSuiteOptions(process.argv.slice(2), process.env);
  if (help) {
    console.log(HELP);
    return 0;
  }
  const port = VITE_PORT + offset;
  await requireFreePorts({ ...portsAt(readFirebaseJson(), offset), vite: port });
  await buildFunctions();
  const suite = await startSuite(offset);
  try {
    await seedDemo(suite);
    process.env['VITE_EMULATORS'] = emulatorsForWeb(offset);
    const server = await createServer({
      root: join(root, 'web'),
      server: { host: '127.0.0.1', port, strictPort: true, proxy: { '/trpc': suite.url, '/__/': suite.url } },
    });
    await server.listen();
    rebuildOnChange();
    announce(`http://127.0.0.1:${port}`, suite);
    await Promise.race([stopRequested, suite.exited]);
    await server.close();
    return 0;
  } finally {
    await suite.stop();
  }
});
