import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emulatorEnvironment } from '../emulators/environment.ts';
import { checkStorageRules } from '../emulators/rulesRuntime.ts';
import { type Child, startInBackground } from './child.ts';
import { Failure } from './failure.ts';
import { localConfig, localDist, removeLocalConfig, writeLocalConfig } from './localConfig.ts';
import { portsAt, type Ports, readFirebaseJson, requireFreePorts } from './ports.ts';
import { cache, root } from './root.ts';
import { waitUntilReady } from './ready.ts';
import { unlessStopped } from './signals.ts';

const PROJECT = 'demo-hypelar';

/** Keeps firebase-tools and Google's libraries from asking the network for updates, news and credentials. */
const OFFLINE = { CI: '1', NO_UPDATE_NOTIFIER: '1', METADATA_SERVER_DETECTION: 'none' };

/** Each function call takes a process of its own; firebase-tools would start up to 50 at once. */
const PARALLEL_CALLS = '8';

/** A running emulator suite. */
export type Suite = {
  ports: Ports;
  /** Where the Hosting emulator serves the SPA and the API. */
  url: string;
  /** What a process needs to know to talk to the suite. */
  env: NodeJS.ProcessEnv;
  logFile: string;
  /** Settles when firebase-tools ends, which is a failure unless `stop` asked for it. */
  exited: Promise<number>;
  stop: () => Promise<void>;
};

/** The environment variables by which the Firebase SDKs, the tests and the scripts find the suite. */
export function suiteEnvironment(ports: Ports): NodeJS.ProcessEnv {
  return {
    ...process.env,
    METADATA_SERVER_DETECTION: 'none',
    GCLOUD_PROJECT: PROJECT,
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${ports.firestore}`,
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.auth}`,
    FIREBASE_STORAGE_EMULATOR_HOST: `127.0.0.1:${ports.storage}`,
    FIREBASE_EMULATOR_HUB: `127.0.0.1:${ports.hub}`,
    HYPELAR_URL: `http://127.0.0.1:${ports.hosting}`,
  };
}

/** The last lines of a log, for a failure's message. */
export function tail(logFile: string, lines = 40): string {
  return readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-lines).join('\n');
}

/**
 * Starts the suite on the ports of `offset`, settles once every emulator answers and the functions are loaded. The
 * functions run with this NODE_ENV; without it there is none, whatever the terminal has.
 */
export async function startSuite(offset: number, nodeEnv?: string): Promise<Suite> {
  const firebaseJson = readFirebaseJson();
  const ports = portsAt(firebaseJson, offset);
  await requireFreePorts(ports);
  const env = await emulatorEnvironment(process.env);

  const folder = join(cache, `suite-${offset}`);
  const logFile = join(folder, 'emulators.log');
  mkdirSync(folder, { recursive: true });
  writeFileSync(logFile, '');
  const config = writeLocalConfig(offset, localConfig(firebaseJson, ports, localDist(offset)));
  // The Storage emulator keeps its objects in the temporary folder and empties it when it stops: one for each suite.
  const temporary = mkdtempSync(join(tmpdir(), 'hypelar-'));
  const child = startInBackground(firebaseArguments(config), {
    env: {
      ...env,
      ...OFFLINE,
      NODE_ENV: nodeEnv,
      TMPDIR: temporary,
      FUNCTIONS_EMULATOR_PARALLEL: PARALLEL_CALLS,
      NO_COLOR: '1',
    },
    cwd: folder,
    logFile,
  });

  const stop = once(async () => {
    await child.stop();
    removeLocalConfig(config);
    rmSync(temporary, { recursive: true, force: true });
  });
  try {
    await unlessStopped(Promise.race([settle(ports, logFile, env), failWhenEnded(child)]));
  } catch (error) {
    await stop();
    if (error instanceof Failure) throw new Failure(`The end of ${logFile}:\n${tail(logFile)}\n\n${error.message}`);
    throw error;
  }
  return {
    ports,
    url: `http://127.0.0.1:${ports.hosting}`,
    env: suiteEnvironment(ports),
    logFile,
    exited: child.exited,
    stop,
  };
}

/** The Storage rules are checked only here, since firebase-tools may first have to download what compiles them. */
async function settle(ports: Ports, logFile: string, env: NodeJS.ProcessEnv): Promise<void> {
  await waitUntilReady(ports, logFile);
  await checkStorageRules(env, join(root, 'storage.rules'));
}

function firebaseArguments(config: string): string[] {
  const cli = join(root, 'node_modules/firebase-tools/lib/bin/firebase.js');
  const emulators = 'auth,firestore,storage,functions,hosting';
  return [cli, 'emulators:start', '--only', emulators, '--project', PROJECT, '--config', config, '--non-interactive'];
}

async function failWhenEnded(child: Child): Promise<never> {
  await child.exited;
  throw new Failure('The emulators ended while they were starting.');
}

function once(action: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () => (running ??= action());
}
