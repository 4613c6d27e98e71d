import { bug, type SeededBug } from './seededBug.ts';

const at = (file: string, ...tests: string[]) => ({ folder: 'functions', file, tests, signsIn: true });
const doctor = (file: string) => at(`scripts/doctor/${file}.ts`, 'scripts/doctor/doctor.emulator.test.ts');
const legacy = (file: string) => ({
  ...{ folder: 'functions/scripts/import', file: `${file}.ts`, tests: [`${file}.test.ts`] },
});
const imported = (file: string) => at(`scripts/import/${file}.ts`, 'scripts/import/importLegacy.emulator.test.ts');
const run = (file: string) => ({
  ...{ folder: 'functions', file: `src/${file}.ts`, tests: ['test/faults/deliveries.emulator.test.ts'] },
});

const DOCTOR_BUGS = [
  bug('the doctor does not compare the number of hypes', doctor('checkOrder'), [
    'if (known === orders.length || (known === undefined && orders.length === 0)) return problems;',
    'if (known !== undefined || orders.length === 0) return problems;',
  ]),
  bug('the doctor takes any list for that of the premium hypes', doctor('checkPremium'), [
    '    ...missing.map((id) => `does not list ${id}, which is premium`),\n',
    '',
  ]),
  bug('the doctor believes that every file is there', doctor('checkMedia'), [
    'if (!objects.has(path))',
    'if (objects.size === 0)',
  ]),
  bug('the doctor takes a file that another hype uses for nobody’s', doctor('checkMedia'), [' && !uses.has(path)', '']),
  bug(
    'the doctor does not look into lists for passwords',
    at('scripts/import/passwords.ts', 'scripts/doctor/doctor.emulator.test.ts'),
    ['if (Array.isArray(value)) return value.some(hasPassword);', 'if (Array.isArray(value)) return false;'],
  ),
  bug('the doctor asks Auth for claims only', doctor('checkAccounts'), [
    'account.disabled === admin.disabled',
    'account.disabled || !account.disabled',
  ]),
  bug('the doctor keeps accounts that nobody finished', doctor('runDoctor'), [
    "  if (isBroken('accounts')) await dropAbandonedAccounts(await readAccounts(), now);\n",
    '',
  ]),
  bug('the doctor leaves the registry as it is', doctor('runDoctor'), ['  await repairRegistry();\n', '']),
  bug('the doctor deletes objects of today', doctor('runDoctor'), [
    'await sweepUploads({ now });',
    'await sweepUploads({ now: now + 2 * 86_400_000 });',
  ]),
  bug('the doctor keeps a previous order that cannot be used', doctor('runDoctor'), [
    "if (isBroken('previousOrder')) await dropPreviousOrder();",
    '',
  ]),
  bug('the doctor repairs a hype and loses its file', doctor('runDoctor'), ['mayLose: false', 'mayLose: true']),
  bug('the doctor takes the passwords of admins who are still to be imported', doctor('checkPasswords'), [
    'if (accounts.has(id)) await',
    'await',
  ]),
];

const IMPORT_BUGS = [
  bug('an import gives a premium limit without bounds', imported('planAdmins'), [
    'Math.min(MAX_PREMIUM_LIMIT, Math.max(0, Math.trunc(legacyNumber(stored) ?? 0)))',
    'Math.max(0, Math.trunc(legacyNumber(stored) ?? 0))',
  ]),
  bug('an import leaves gaps in the order', imported('runImport'), ['  await repairOrder();\n', '']),
  bug('an import keeps the old registry', imported('runImport'), ['  await repairRegistry();\n', '']),
  bug('a dry run imports the admins', imported('runImport'), [
    'if (dryRun) return { plan, failures: [], refused: [] };',
    'if (dryRun) return { plan, failures: await importAdmins(plan.admins, { inPlace: source === null, now }), refused: [] };',
  ]),
  bug('a user of the app becomes an admin by their address', imported('planAdmins'), [
    "if (!account || isPending(account)) return 'create';",
    "if (!account || isPending(account) || !existing.admins.has(account.uid)) return 'create';",
  ]),
  bug('the second admin of an address is made, too', imported('planAdmins'), [
    "  if (seen.has(email)) return 'duplicate';\n",
    '',
  ]),
  bug('a password of any length is taken over', imported('planAdmins'), [
    "passwordSchema.safeParse(document['password']).data ?? null",
    "legacyText(document['password'])",
  ]),
  bug('passwords of admins who stay are kept', imported('importAdmins'), [
    'else if (!retry) await removePasswords(plan.legacyId);',
    'void retry;',
  ]),
  bug('the document of an admin who could not be made goes', imported('importAdmins'), [
    "plan.outcome !== 'hasAccount' && succeeded.has(plan.email)",
    "plan.outcome !== 'hasAccount'",
  ]),
  bug('a second import writes the hypes again', imported('planHypes'), [
    'if (!isDeepStrictEqual(read.document, stored)) documents.set(id, read.document);',
    'documents.set(id, read.document);',
  ]),
  bug('hypes that did not come over do not keep the sweep back', imported('runImport'), [
    'return plan.skipped.length + plan.hypes.lost.length',
    'return plan.hypes.lost.length',
  ]),
  bug('a second document of an id replaces the first', imported('legacyProject'), [
    'id === null || seen.has(id)',
    'id === null',
  ]),
  bug('fields beside data win over those in it', legacy('legacyHype'), [
    '{ ...fields, ...nested }',
    '{ ...nested, ...fields }',
  ]),
  bug('addresses of any kind are taken over', legacy('legacyHype'), [
    "url.protocol === 'https:'",
    "url.protocol !== ''",
  ]),
  bug('hours count as minutes', legacy('legacyValues'), ['Number(hours) * 3600', 'Number(hours) * 60']),
  bug('seconds count as milliseconds', legacy('legacyValues'), [
    'number < LEAST_MS ? number * 1000 : number',
    'number',
  ]),
];

const SCHEDULE_BUGS = [
  bug('the switch of the shuffle does nothing', run('schedules/shuffleHypes'), ['if (SHUFFLE_ENABLED.value()) ', '']),
  bug('a shuffle that is told again is made again', run('hype/shuffleHypes'), [
    '    writeShuffleSlot(tx, slot);\n',
    '',
  ]),
  bug('a like of a user costs three reads', run('user/indexUser'), [
    'before.exists && after.exists &&',
    'before.exists && !after.exists &&',
  ]),
  bug('deleted users stay in the index', run('user/indexUser'), [
    'await indexUser(after.exists ? after.id : before.id);',
    'if (after.exists) await indexUser(after.id);',
  ]),
  bug('a run that left something has ended well', run('schedules/requireNoFailures'), ['failures > 0', 'failures < 0']),
  bug(
    'what is being purged can be restored',
    {
      ...{ folder: 'functions/src/hype', file: 'restoreHype.ts', tests: ['trash.emulator.test.ts'] },
    },
    ['!trashed || trashed.mark.purging', '!trashed'],
  ),
  bug(
    'the purge takes the files of a hype that is there',
    {
      ...{ folder: 'functions/src/hype', file: 'purgeTrash.ts', tests: ['trash.emulator.test.ts'] },
    },
    ['if (hype || !trashed ||', 'if (!trashed ||'],
  ),
  bug(
    'the purge takes files that another hype uses',
    {
      ...{ folder: 'functions/src/hype', file: 'purgeTrash.ts', tests: ['trash.emulator.test.ts'] },
    },
    ['if (!isUsedByAnother(uses, object.path, id)) ', ''],
  ),
  bug(
    'an edit that is sent again is a conflict with itself',
    {
      ...{ folder: 'functions/src/hype', file: 'editedHype.ts', tests: ['updateHype.emulator.test.ts'] },
    },
    [
      'return hasFiles && isDeepStrictEqual({ ...hype, ...fields }, hype);',
      'return hasFiles && Object.keys(fields).length === 0;',
    ],
  ),
];

/** Mistakes in the scripts, the schedules and the triggers. */
export const SCRIPT_BUGS: SeededBug[] = [...DOCTOR_BUGS, ...IMPORT_BUGS, ...SCHEDULE_BUGS];
