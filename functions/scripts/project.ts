import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

/** An error that a person can fix, shown as its message alone. */
export class Refusal extends Error {}

const EMULATORS = ['FIRESTORE_EMULATOR_HOST', 'FIREBASE_AUTH_EMULATOR_HOST', 'FIREBASE_STORAGE_EMULATOR_HOST'];

const namedProject = (env: NodeJS.ProcessEnv) => env['GCLOUD_PROJECT'] ?? env['GOOGLE_CLOUD_PROJECT'];

/** The id of the project that the environment names. */
export function projectId(env: NodeJS.ProcessEnv): string {
  const id = namedProject(env);
  if (!id) throw new Refusal('Set GCLOUD_PROJECT to the id of the Firebase project.');
  return id;
}

/**
 * The project and where it runs, so that nobody changes the wrong one. Refuses an incomplete set of emulator variables.
 */
export function describeProject(env: NodeJS.ProcessEnv): string {
  const given = EMULATORS.filter((name) => env[name]);
  if (given.length > 0 && given.length < EMULATORS.length)
    throw new Refusal(`Set all of ${EMULATORS.join(', ')}, or none.`);
  const project = projectId(env);
  return given.length > 0 ? `${project} on emulators (${env['FIRESTORE_EMULATOR_HOST']})` : `${project} in production`;
}

/** The help's text about the bucket, after the other variables. */
export const WHICH_BUCKET = `The media bucket: MEDIA_BUCKET, else the
one in functions/.env.<project>, which the first deploy writes, else <project>.appspot.com.`;

/** Sets MEDIA_BUCKET to the bucket that the functions are deployed with, unless it is set already. */
export function nameBucket(env: NodeJS.ProcessEnv, folder = join(import.meta.dirname, '..')): void {
  const parameters = join(folder, `.env.${namedProject(env)}`);
  if (env['MEDIA_BUCKET'] || !existsSync(parameters)) return;
  const { MEDIA_BUCKET: bucket } = parseEnv(readFileSync(parameters, 'utf8'));
  if (bucket) env['MEDIA_BUCKET'] = bucket;
}

const isBadOption = (error: unknown): error is Error =>
  error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');

/**
 * Runs a script and sets its exit code: 1 when it throws. A Refusal or a wrong option is printed as its message only.
 */
export async function runScript(script: () => Promise<number>): Promise<void> {
  try {
    nameBucket(process.env);
    process.exitCode = await script();
  } catch (error) {
    console.error(error instanceof Refusal || isBadOption(error) ? error.message : error);
    process.exitCode = 1;
  }
}

/** Rows as columns of equal width. */
export function table(rows: readonly (readonly (string | number)[])[]): string {
  const columns = rows[0] ?? [];
  const widths = columns.map((_, column) => Math.max(...rows.map((row) => String(row[column] ?? '').length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => String(cell).padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
