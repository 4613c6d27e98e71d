import { execFile } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { Failure } from '../suite/failure.ts';

const run = promisify(execFile);

/** The oldest Java that firebase-tools starts its emulators with. */
const OLDEST_MAJOR = 21;

const FOLDERS = [
  '/usr/lib/jvm/*/bin/java',
  '/usr/java/*/bin/java',
  '/opt/*/bin/java',
  '/opt/java/*/bin/java',
  '/Library/Java/JavaVirtualMachines/*/Contents/Home/bin/java',
  '/opt/homebrew/opt/openjdk*/bin/java',
  '/usr/local/opt/openjdk*/bin/java',
];

/** The major version in the output of `java -version`; "1.8.0" counts as 8, text without a version as 0. */
export function javaMajor(output: string): number {
  const [, first = '0', second = '0'] = /version "(\d+)(?:\.(\d+))?/.exec(output) ?? [];
  return Number(first === '1' ? second : first);
}

async function majorOf(java: string): Promise<number> {
  return run(java, ['-version']).then(
    ({ stdout, stderr }) => javaMajor(stderr + stdout),
    () => 0,
  );
}

async function macJava(): Promise<string[]> {
  if (process.platform !== 'darwin') return [];
  return run('/usr/libexec/java_home', ['-v', `${OLDEST_MAJOR}+`]).then(
    ({ stdout }) => [join(stdout.trim(), 'bin/java')],
    () => [],
  );
}

/**
 * Places where a JDK may be, in order of preference: JAVA_HOME, PATH, the system's usual folders, SDKMAN's and asdf's.
 */
async function candidates(env: NodeJS.ProcessEnv): Promise<string[]> {
  const home = env['HOME'] ?? '';
  const places = [
    ...(env['JAVA_HOME'] ? [join(env['JAVA_HOME'], 'bin/java')] : []),
    ...(env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, 'java')),
    ...(await macJava()),
    ...FOLDERS.flatMap((pattern) => globSync(pattern)),
    ...globSync(join(home, '.sdkman/candidates/java/*/bin/java')),
    ...globSync(join(home, '.asdf/installs/java/*/bin/java')),
  ];
  return [...new Set(places)].filter((path) => existsSync(path));
}

/**
 * The `bin` folder of the first Java of at least OLDEST_MAJOR, preferring a JDK to a bare runtime; undefined if none.
 */
export async function findJava(env: NodeJS.ProcessEnv): Promise<string | undefined> {
  let runtime: string | undefined;
  for (const java of await candidates(env)) {
    if ((await majorOf(java)) < OLDEST_MAJOR) continue;
    if (hasCompiler(dirname(java))) return dirname(java);
    runtime ??= dirname(java);
  }
  return runtime;
}

export const hasCompiler = (javaBin: string): boolean => existsSync(join(javaBin, 'javac'));

export async function requireJava(env: NodeJS.ProcessEnv): Promise<string> {
  const found = await findJava(env);
  if (found) return found;
  throw new Failure(
    `The Firebase emulators need a JDK of version ${OLDEST_MAJOR} or newer, and none was found. Install one ` +
      '(Debian: apt-get install openjdk-21-jdk-headless, macOS: brew install openjdk, or https://adoptium.net) ' +
      'or name its folder in JAVA_HOME.',
  );
}
