import { readAdmins } from '../../src/admin/adminRepository.ts';
import { repairOrder } from '../../src/hype/repairOrder.ts';
import { sweepUploads } from '../../src/media/sweepUploads.ts';
import { rebuildUserSearch } from '../../src/user/rebuildUserSearch.ts';
import { readAccounts } from '../import/accounts.ts';
import { checkAccess, checkAccounts, dropAbandonedAccounts, repairAccess } from './checkAccounts.ts';
import { removePasswords } from '../import/passwords.ts';
import { checkBucket } from './checkBucket.ts';
import { checkPasswords } from './checkPasswords.ts';
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

type Examined = { problems: Problem[]; objects: Objects };
type Repair = { problems: readonly Problem[]; objects: Objects; now: number };

async function examine(live: string | null): Promise<Examined> {
  // Objects first: each has its reservation before it is there, so none is taken for abandoned.
  const objects = await readObjects();
  const accounts = await readAccounts();
  const [records, admins] = await Promise.all([readRecords(), readAdmins()]);
  const problems = [
    ...checkRecords(records, objects),
    ...checkPasswords(records),
    ...checkAccess(admins, accounts),
    ...checkAccounts(admins, accounts),
    ...(live === null ? [] : [...(await checkBucket(live)), ...(await checkSignIn())]),
    ...(await checkSearch()),
  ];
  const rules = Object.keys(RULES);
  return { problems: problems.toSorted((one, other) => rules.indexOf(one.rule) - rules.indexOf(other.rule)), objects };
}

async function eachOf(problems: readonly Problem[], rule: Rule, repair: (id: string) => Promise<void>): Promise<void> {
  const ids = new Set(problems.filter((problem) => problem.rule === rule).map(idOf));
  for (const id of ids) await repair(id);
}

/** Each repair reads again what it changes, in the transaction that changes it, and writes nothing to what is sound. */
async function repairAll({ problems, objects, now }: Repair): Promise<void> {
  const isBroken = (rule: Rule) => problems.some((problem) => problem.rule === rule);
  await eachOf(problems, 'shape', (id) => repairShape(id, objects));
  await repairOrder();
  if (isBroken('previousOrder')) await dropPreviousOrder();
  await repairRegistry();
  await eachOf(problems, 'reservations', removeLostReservation);
  if (isBroken('objects')) await sweepUploads({ now });
  await eachOf(problems, 'passwords', removePasswords);
  await eachOf(problems, 'access', repairAccess);
  if (isBroken('accounts')) await dropAbandonedAccounts(await readAccounts(), now);
  if (isBroken('search')) await rebuildUserSearch();
}

export type Diagnosis = {
  found: Problem[];
  /** What is still wrong at the end: all that was found when nothing was to be repaired */
  left: Problem[];
};

export type Examination = {
  repair: boolean;
  /** Where the web app is deployed; null on emulators, whose settings protect nobody */
  live?: string | null;
  /** epoch ms */
  now?: number;
};

/** Finds every rule that does not hold, and on request repairs what a program can. Repairs nothing that is sound. */
export async function runDoctor({ repair, live = null, now = Date.now() }: Examination): Promise<Diagnosis> {
  const { problems: found, objects } = await examine(live);
  if (!repair || found.length === 0) return { found, left: found };
  await repairAll({ problems: found, objects, now });
  return { found, left: (await examine(live)).problems };
}
