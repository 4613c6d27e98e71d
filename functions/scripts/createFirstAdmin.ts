import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { createAdminInputSchema, type CreateAdminInput } from '@hypelar/shared/admin';
import { AppError } from '@hypelar/shared/appError';
import { readAdmins } from '../src/admin/adminRepository.ts';
import { AdminsExist, createFirstAdmin } from '../src/admin/createFirstAdmin.ts';
import { allowSweepOfEmptyBucket } from '../src/media/sweepPermission.ts';
import { describeProject, Refusal, runScript, WHICH_BUCKET } from './project.ts';

const PASSWORD_VARIABLE = 'HYPELAR_ADMIN_PASSWORD';
const DEFAULT_LIMIT = 1000;

const HELP = `npm run first-admin -- --email ADDRESS [--limit N] [--force] [--dry-run]

Makes the first admin of a project, with every permission. Others are made by admins, in the panel.

  --email ADDRESS  the address to sign in with; no account may have it yet
  --limit N        how many premium hypes they may mark, and so the most they can grant (${DEFAULT_LIMIT})
  --force          makes one more when there are admins already, as when all are locked out
  --dry-run        says what would be done and changes nothing
  --help           shows this text

The password is taken from ${PASSWORD_VARIABLE}, 32 characters at least. Without it one is made and shown once.

Which project: GCLOUD_PROJECT, with Application Default Credentials; for emulators also FIRESTORE_EMULATOR_HOST,
FIREBASE_AUTH_EMULATOR_HOST and FIREBASE_STORAGE_EMULATOR_HOST. ${WHICH_BUCKET}`;

function readOptions() {
  const { values } = parseArgs({
    options: {
      help: { type: 'boolean' },
      'dry-run': { type: 'boolean' },
      force: { type: 'boolean' },
      email: { type: 'string' },
      limit: { type: 'string' },
    },
  });
  return values;
}

function readInput(options: ReturnType<typeof readOptions>, password: string): CreateAdminInput {
  const parsed = createAdminInputSchema.safeParse({
    ...{ email: options.email ?? '', password, hypePremiumLimit: Number(options.limit ?? DEFAULT_LIMIT) },
    ...{ canCreateAdmins: true, canCreateHypes: true, canDeleteHypes: true, canEditHypes: true },
  });
  if (parsed.data) return parsed.data;
  const names: Record<string, string> = { email: '--email', password: PASSWORD_VARIABLE, hypePremiumLimit: '--limit' };
  const lines = parsed.error.issues.map(({ path, message }) => `${names[String(path[0])]}: ${message}`);
  throw new Refusal(lines.join('\n'));
}

async function run(options: ReturnType<typeof readOptions>, env: NodeJS.ProcessEnv): Promise<void> {
  const given = env[PASSWORD_VARIABLE];
  const password = given ?? randomBytes(32).toString('base64url');
  const input = readInput(options, password);
  const force = options.force ?? false;
  console.log(`Project: ${describeProject(env)}`);
  if (options['dry-run']) {
    const others = (await readAdmins()).length;
    console.log(`Admins there: ${others}. ${others === 0 || force ? 'Would create' : 'Would refuse to create'}:`);
  } else {
    const swept = await allowSweepOfEmptyBucket();
    await createFirstAdmin(input, { force });
    if (!swept) console.log('There are files of hypes already: none is ever deleted before import-legacy has run.');
  }
  console.log(`Admin: ${input.email}, every permission, premium limit ${input.hypePremiumLimit}`);
  if (given !== undefined) console.log(`Password: as in ${PASSWORD_VARIABLE}`);
  else if (options['dry-run']) console.log('Password: would be made and shown');
  else console.log(`Password: ${password}\nIt is shown this once and stored nowhere. Keep it in a password manager.`);
}

/** Turns errors that a person can act on into a message. */
function asRefusal(error: unknown): unknown {
  if (error instanceof AdminsExist) {
    return new Refusal('There is an admin already. Sign in as one, or give --force to make another.');
  }
  if (!(error instanceof AppError)) return error;
  if (error.appCode === 'UNAVAILABLE') {
    return new Refusal('Firebase Auth did not answer. Run the same command again in two minutes.');
  }
  return new Refusal(
    error.appCode === 'EMAIL_TAKEN'
      ? 'An account has this address. If an earlier run broke off, run the same command again in two minutes.'
      : `Refused: ${error.appCode}`,
  );
}

await runScript(async () => {
  const options = readOptions();
  if (options.help) {
    console.log(HELP);
    return 0;
  }
  await run(options, process.env).catch((error: unknown) => {
    throw asRefusal(error);
  });
  return 0;
});
