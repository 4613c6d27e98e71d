import { parseArgs } from 'node:util';
import { leftBehind, runImport } from './import/runImport.ts';
import { summary } from './import/summary.ts';
import { describeProject, Refusal, runScript, WHICH_BUCKET } from './project.ts';

const HELP = `npm run import-legacy -- (EXPORT | --in-place) [--dry-run]

Brings the data of a legacy project into this one.

  EXPORT      a JSON file {"admins": ..., "hypes": ..., "users": ..., "docs": ..., "premiumHypes": ...}, or a folder with
              a file admins.json, hypes.json, ... for each. A collection is an object (document id -> document) or a list
              of documents with an "id". Times may be epoch numbers, ISO texts or {_seconds, _nanoseconds}.
  --in-place  the legacy data stands in the collections of this project
  --dry-run   shows the same summary and writes nothing
  --help      shows this text

Admins become accounts of Firebase Auth: a password of 32 characters or more is kept, for the others a random one is set
and they are listed, since each needs a reset link (made in the panel, under admins). No password stays in Firestore; an
export still holds them all, so delete it afterwards. Hypes get the stored shape and the positions 1..N; the premium
registry is made from the hypes. Users and texts stay as they are; an export's are added where they are missing.

What is there already stays, so the command can be run again. Files are not brought over: copy them into the media bucket
before. Once every document is over, files that no hype uses may be swept; until then none is, and the exit code is 1.
Afterwards run index-users, then doctor.

Which project: GCLOUD_PROJECT, with Application Default Credentials; for emulators also FIRESTORE_EMULATOR_HOST,
FIREBASE_AUTH_EMULATOR_HOST and FIREBASE_STORAGE_EMULATOR_HOST. ${WHICH_BUCKET}`;

await runScript(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean' }, 'in-place': { type: 'boolean' }, 'dry-run': { type: 'boolean' } },
  });
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const sources = [...positionals, ...(values['in-place'] ? [null] : [])];
  const [source] = sources;
  if (source === undefined || sources.length > 1) throw new Refusal('Give one export or --in-place. See --help.');
  const dryRun = values['dry-run'] ?? false;
  console.log(`Project: ${describeProject(process.env)}${dryRun ? '\nDry run: nothing is written.' : ''}\n`);
  const imported = await runImport({ source, dryRun });
  console.log(summary(imported));
  return imported.failures.length + leftBehind(imported) > 0 ? 1 : 0;
});
