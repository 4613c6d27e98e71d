import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { cache } from '../suite/root.ts';

const run = promisify(execFile);

const SOURCE = join(import.meta.dirname, 'StorageRulesRuntime.java');
const FIRESTORE_MAIN = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';

/** Two jars that `java -jar` can start, built around the Cloud CLI's jar. */
export type FallbackJars = { firestore: string; storage: string };

/** A hash of everything the built jars depend on, so that a stale build is never used. */
function stampOf(jar: string): string {
  const { size, mtimeMs } = statSync(jar);
  return createHash('sha256')
    .update(readFileSync(SOURCE))
    .update(`${jar} ${size} ${mtimeMs}`)
    .digest('hex')
    .slice(0, 16);
}

/** Manifest lines end after 72 bytes; a longer one continues after a line break and a space. */
export function manifestLine(name: string, value: string): string {
  const [first = '', ...rest] = `${name}: ${value}`.match(/^.{1,70}|.{1,69}/g) ?? [];
  return [first, ...rest.map((part) => ` ${part}`)].join('\n') + '\n';
}

const manifest = (main: string, jar: string): string =>
  manifestLine('Main-Class', main) + manifestLine('Class-Path', pathToFileURL(jar).href);

/** Builds the two jars once; `javaBin` is the `bin` folder of a JDK, `jar` the Cloud CLI's emulator. */
export async function buildFallback(javaBin: string, jar: string): Promise<FallbackJars> {
  const folder = join(cache, `emulators-${stampOf(jar)}`);
  const built = { firestore: join(folder, 'firestore.jar'), storage: join(folder, 'storage-rules.jar') };
  if (existsSync(folder)) return built;
  const work = `${folder}.${process.pid}`;
  mkdirSync(join(work, 'classes'), { recursive: true });
  writeFileSync(join(work, 'firestore.mf'), manifest(FIRESTORE_MAIN, jar));
  writeFileSync(join(work, 'storage.mf'), manifest('StorageRulesRuntime', jar));
  const inWork = { cwd: work };
  await run(join(javaBin, 'javac'), ['-proc:none', '-cp', jar, '-d', 'classes', SOURCE], inWork);
  await run(join(javaBin, 'jar'), ['cfm', 'firestore.jar', 'firestore.mf'], inWork);
  await run(join(javaBin, 'jar'), ['cfm', 'storage-rules.jar', 'storage.mf', '-C', 'classes', '.'], inWork);
  if (existsSync(folder)) rmSync(work, { recursive: true });
  else renameSync(work, folder);
  return built;
}
