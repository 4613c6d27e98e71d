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

/** Each concurrent function call takes a separate process; firebase-tools would start up to 50 at once. */
const PARALLEL_CALLS = '8';

/** A running emulator suite. */
export type Suite = {
  ports: Ports;
  /** Where the Hosting emulator serves the SPA and the API. */
  url: string;
  /** The environment a process needs to reach the suite. */
  env: NodeJS.ProcessEnv;
  logFile: string;
  /** Resolves when firebase-tools ends, which is a failure unless `stop` was called. */
  exited: Promise<number>;
  stop: () => Promise<void>;
};

/** The environment variables through which the Firebase SDKs, the tests and the scripts find the suite. */
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

/** The last lines of a log, for an error message. */
export function tail(logFile: string, lines = 40): string {
  return readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-lines).join('\n');
}

/**
 * Starts the suite on the ports of `offset`; resolves once every emulator answers and the functions are loaded. The
 * functions run with this NODE_ENV; without it NODE_ENV is unset, whatever the terminal has.
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
  // The Storage emulator keeps its objects in the temporary folder and empties it when it stops: so each suite has its
  // own.
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

/**
 * Waits until the suite is ready, and checks the Storage rules only then: firebase-tools may first have to download
 * their compiler.
 */
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
