/** What a person can mend, shown as its message alone. */
export class Refusal extends Error {}

const EMULATORS = ['FIRESTORE_EMULATOR_HOST', 'FIREBASE_AUTH_EMULATOR_HOST', 'FIREBASE_STORAGE_EMULATOR_HOST'];

/** The project and where it is, so that nobody changes the wrong one. Refuses half a set of emulators. */
export function describeProject(env: NodeJS.ProcessEnv): string {
  const given = EMULATORS.filter((name) => env[name]);
  if (given.length > 0 && given.length < EMULATORS.length)
    throw new Refusal(`Set all of ${EMULATORS.join(', ')}, or none.`);
  const project = env['GCLOUD_PROJECT'] ?? env['GOOGLE_CLOUD_PROJECT'];
  if (!project) throw new Refusal('Set GCLOUD_PROJECT to the id of the Firebase project.');
  return given.length > 0 ? `${project} on emulators (${env['FIRESTORE_EMULATOR_HOST']})` : `${project} in production`;
}

const isBadOption = (error: unknown): error is Error =>
  error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');

/** Runs a script to its exit code: 1 when it throws; a Refusal or a wrong option is printed as its message. */
export async function runScript(script: () => Promise<number>): Promise<void> {
  try {
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
