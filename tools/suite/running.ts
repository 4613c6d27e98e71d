import { Failure } from './failure.ts';
import { parseOffset } from './options.ts';
import { portsAt, readFirebaseJson } from './ports.ts';
import { suiteEnvironment } from './suite.ts';

/**
 * The environment for reaching the suite that runs at this offset, or at HYPELAR_PORT_OFFSET. Under `npm run emulate`
 * and without an offset, returns `env` as it is.
 */
export async function runningSuite(offset: string | undefined, env = process.env): Promise<NodeJS.ProcessEnv> {
  if (offset === undefined && env['FIREBASE_EMULATOR_HUB']) return env;
  const ports = portsAt(readFirebaseJson(), parseOffset(offset ?? env['HYPELAR_PORT_OFFSET']));
  const answers = await fetch(`http://127.0.0.1:${ports.hub}/`).then(
    () => true,
    () => false,
  );
  if (answers) return suiteEnvironment(ports);
  throw new Failure(`No emulators answer on port ${ports.hub}. Start them with npm start, and mind --port-offset.`);
}
