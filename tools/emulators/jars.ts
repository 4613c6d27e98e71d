import { execFile } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod/mini';
import { Failure } from '../suite/failure.ts';
import { root } from '../suite/root.ts';

const run = promisify(execFile);

const downloadSchema = z.object({ remoteUrl: z.string(), downloadPathRelativeToCacheDir: z.string() });
const downloadsSchema = z.object({ firestore: downloadSchema, storage: downloadSchema });

/** How to get the Firestore emulator and the Storage rules runtime on this machine. */
export type JarSource =
  /** From firebase-tools itself: its cache, a download, or the user's own two variables. */
  | { kind: 'firebase-tools' }
  /** From the Firestore emulator of the Google Cloud CLI; `jar` is its path. */
  | { kind: 'cloud-cli'; jar: string };

/** The paths where firebase-tools caches the two jars, and their download addresses. */
export function officialJars(env: NodeJS.ProcessEnv) {
  const file = join(root, 'node_modules/firebase-tools/lib/emulator/downloadableEmulatorInfo.json');
  const { firestore, storage } = downloadsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const folder = env['FIREBASE_EMULATORS_PATH'] ?? join(homedir(), '.cache/firebase/emulators');
  const located = (jar: z.infer<typeof downloadSchema>) => ({
    path: join(folder, jar.downloadPathRelativeToCacheDir),
    url: jar.remoteUrl,
  });
  return { firestore: located(firestore), storage: located(storage) };
}

async function isReachable(url: string): Promise<boolean> {
  return fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(4000) }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Folders that may contain the Google Cloud CLI: what it reports itself, then the usual ones. */
async function cloudCliRoots(env: NodeJS.ProcessEnv): Promise<string[]> {
  const gcloud = (env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, 'gcloud'));
  const besideGcloud = gcloud.filter((path) => existsSync(path)).map((path) => dirname(dirname(realpathSync(path))));
  const usual = ['/usr/lib/google-cloud-sdk', '/opt/google-cloud-sdk', join(homedir(), 'google-cloud-sdk')];
  const found = [...besideGcloud, ...usual].filter((folder) => existsSync(join(folder, 'platform')));
  if (found.length > 0 || besideGcloud.length === 0) return found;
  return run('gcloud', ['info', '--format=value(installation.sdk_root)'], { timeout: 20_000 }).then(
    ({ stdout }) => [stdout.trim()],
    () => [],
  );
}

/** The jar of the Cloud CLI's component cloud-firestore-emulator, if that is installed. */
export async function cloudCliJar(env: NodeJS.ProcessEnv): Promise<string | undefined> {
  const jars = (await cloudCliRoots(env)).map((folder) =>
    join(folder, 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar'),
  );
  return jars.find((jar) => existsSync(jar));
}

/** Chooses, in this order: the user's own jars, cached official ones, a download, the Cloud CLI's. */
export async function findJars(env: NodeJS.ProcessEnv): Promise<JarSource> {
  const { firestore, storage } = officialJars(env);
  const needed = [
    ...(env['FIRESTORE_EMULATOR_BINARY_PATH'] ? [] : [firestore]),
    ...(env['STORAGE_EMULATOR_BINARY_PATH'] ? [] : [storage]),
  ];
  const missing = needed.filter(({ path }) => !existsSync(path));
  if (missing.length === 0) return { kind: 'firebase-tools' };
  const reachable = await Promise.all(missing.map(({ url }) => isReachable(url)));
  if (reachable.every(Boolean)) return { kind: 'firebase-tools' };
  const jar = await cloudCliJar(env);
  if (jar) return { kind: 'cloud-cli', jar };
  throw new Failure(
    'The Firestore and Storage emulators are neither cached nor can they be downloaded here. Install the Google ' +
      'Cloud CLI component cloud-firestore-emulator (Debian: apt-get install google-cloud-cli-firestore-emulator), ' +
      'or start once with access to storage.googleapis.com.',
  );
}
