import { randomBytes } from 'node:crypto';
import { AppError } from '@hypelar/shared/appError';
import { enrolAdmin } from '../../src/admin/enrolAdmin.ts';
import { firestore } from '../../src/firebase.ts';
import type { AdminPlan } from './planAdmins.ts';
import { hasPassword, removePasswords } from './passwords.ts';

/** A plan that could not be carried out, with the reason. */
export type AdminFailure = { plan: AdminPlan; reason: string };

type Options = {
  /**
   * Whether the legacy documents are in this project. Each is removed once its admin exists, else loses its passwords;
   * only one whose admin could not be created is left as it is, for another run.
   */
  inPlace: boolean;
  now: number;
};

/** Creates the planned accounts and admins. A failure does not stop the others. */
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

/** Creates the admin. Returns the reason if that failed, else null. */
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

/** Removes a legacy document whose admin exists. One without a password is not a legacy document and stays. */
function removeLegacyAdmin(id: string): Promise<void> {
  const reference = firestore.collection('admins').doc(id);
  return firestore.runTransaction(async (transaction) => {
    const document = (await transaction.get(reference)).data();
    if (document && hasPassword(document)) transaction.delete(reference);
  });
}
