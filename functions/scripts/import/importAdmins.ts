import { randomBytes } from 'node:crypto';
import { AppError } from '@hypelar/shared/appError';
import { enrolAdmin } from '../../src/admin/enrolAdmin.ts';
import { firestore } from '../../src/firebase.ts';
import type { AdminPlan } from './planAdmins.ts';
import { hasPassword, removePasswords } from './passwords.ts';

/** What came of the plans: those that could not be carried out, with the reason. */
export type AdminFailure = { plan: AdminPlan; reason: string };

type Options = {
  /** The legacy documents stand in this project: they go once their successor is there, and never keep a password. */
  inPlace: boolean;
  now: number;
};

/** Makes the accounts and admins that are planned. One that fails does not keep the others back. */
export async function importAdmins(plans: readonly AdminPlan[], { inPlace, now }: Options): Promise<AdminFailure[]> {
  const failures: AdminFailure[] = [];
  const succeeded = new Set<string>();
  for (const plan of plans) {
    const reason = plan.outcome === 'create' ? await create(plan, now) : null;
    if (reason !== null) failures.push({ plan, reason });
    else if (plan.outcome === 'create' || plan.outcome === 'exists') succeeded.add(plan.email);
  }
  for (const plan of inPlace ? plans : []) {
    const retry = failures.some((failure) => failure.plan === plan);
    if (plan.outcome !== 'hasAccount' && succeeded.has(plan.email)) await removeLegacyAdmin(plan.legacyId);
    else if (!retry) await removePasswords(plan.legacyId);
  }
  return failures;
}

/** Gives the reason why the admin could not be made, or null. */
async function create({ grant, password }: AdminPlan, now: number): Promise<string | null> {
  const input = { ...grant, password: password ?? randomBytes(32).toString('base64url') };
  try {
    await enrolAdmin(input, { authorise: () => Promise.resolve(null), now });
    return null;
  } catch (error) {
    if (error instanceof AppError) return error.appCode;
    throw error;
  }
}

/** Removes a legacy document of which all is kept elsewhere; one without a password is none, and stays. */
function removeLegacyAdmin(id: string): Promise<void> {
  const reference = firestore.collection('admins').doc(id);
  return firestore.runTransaction(async (transaction) => {
    const document = (await transaction.get(reference)).data();
    if (document && hasPassword(document)) transaction.delete(reference);
  });
}
