import { readAdmins } from '../../src/admin/adminRepository.ts';
import { repairOrder } from '../../src/hype/repairOrder.ts';
import { sweepUploads } from '../../src/media/sweepUploads.ts';
import { rebuildUserSearch } from '../../src/user/rebuildUserSearch.ts';
import { readAccounts, type Accounts } from '../import/accounts.ts';
import { checkAccess, checkAccounts, dropAbandonedAccounts, repairAccess } from './checkAccounts.ts';
import { checkBucket } from './checkBucket.ts';
import { checkPasswords, repairPasswords } from './checkPasswords.ts';
import { dropPreviousOrder } from './checkPreviousOrder.ts';
import { removeLostReservation } from './checkReservations.ts';
import { checkSearch } from './checkSearch.ts';
import { checkSignIn } from './checkSignIn.ts';
import { repairShape } from '../import/repairShape.ts';
import { checkRecords } from './invariants.ts';
import { readObjects, type Objects } from '../import/objects.ts';
import { idOf, RULES, type Problem, type Rule } from './problem.ts';
import { readRecords } from './records.ts';
import { repairRegistry } from '../import/repairRegistry.ts';

type Examined = { problems: Problem[]; objects: Objects; accounts: Accounts };
type Repair = Examined & { now: number };

async function examine(live: string | null): Promise<Examined> {
  // Objects first: each is created after its reservation, so none looks abandoned.
  const objects = await readObjects();
  const accounts = await readAccounts();
  const [records, admins] = await Promise.all([readRecords(), readAdmins()]);
  const problems = [
    ...checkRecords(records, objects),
    ...checkPasswords(records, accounts),
    ...checkAccess(admins, accounts),
    ...checkAccounts(admins, accounts),
    ...(live === null ? [] : [...(await checkBucket(live)), ...(await checkSignIn())]),
    ...(await checkSearch()),
  ];
  const rules = Object.keys(RULES);
  problems.sort((one, other) => rules.indexOf(one.rule) - rules.indexOf(other.rule));
  return { problems, objects, accounts };
}

async function eachOf(problems: readonly Problem[], rule: Rule, repair: (id: string) => Promise<void>): Promise<void> {
  const ids = new Set(problems.filter((problem) => problem.rule === rule).map(idOf));
  for (const id of ids) await repair(id);
}

/** Each repair rereads the data in the transaction that changes it, and writes nothing if it is sound. */
async function repairAll({ problems, objects, accounts, now }: Repair): Promise<void> {
  const isBroken = (rule: Rule) => problems.some((problem) => problem.rule === rule);
  await eachOf(problems, 'shape', (id) => repairShape(id, { objects, mayLose: false }));
  await repairOrder();
  if (isBroken('previousOrder')) await dropPreviousOrder();
  await repairRegistry();
  await eachOf(problems, 'reservations', removeLostReservation);
  if (isBroken('objects')) await sweepUploads({ now });
  await eachOf(problems, 'passwords', (id) => repairPasswords(id, accounts));
  await eachOf(problems, 'access', repairAccess);
  if (isBroken('accounts')) await dropAbandonedAccounts(await readAccounts(), now);
  if (isBroken('search')) await rebuildUserSearch();
}

export type Diagnosis = {
  found: Problem[];
  /** What is still wrong at the end; without a repair the same as `found` */
  left: Problem[];
};

export type Examination = {
  repair: boolean;
  /** The origin of the deployed web app; null on emulators, where the Auth settings do not matter */
  live?: string | null;
  /** epoch ms */
  now?: number;
};

/** Finds every violated rule, and on request repairs what a program can. Leaves sound data untouched. */
export async function runDoctor({ repair, live = null, now = Date.now() }: Examination): Promise<Diagnosis> {
  const examined = await examine(live);
  const { problems: found } = examined;
  if (!repair || found.length === 0) return { found, left: found };
  await repairAll({ ...examined, now });
  return { found, left: (await examine(live)).problems };
}
