import type { Admin } from '@hypelar/shared/admin';
import { AppError } from '@hypelar/shared/appError';
import { planWrites, readPlanFields, readStoredUser } from '@hypelar/shared/storedUser';
import { chosenPlan, type ChangePlanInput, type User } from '@hypelar/shared/user';
import { requirePermitted } from '../admin/requireAdmin.ts';
import { addAuditEntry } from '../audit/auditRepository.ts';
import { inTransaction } from '../firebase.ts';
import { readUserDocument, writePlan } from './userRepository.ts';

/** Sets a user's plan, and with any plan `isPremium` and `forced` (spec, section 4). USER_NOT_FOUND. */
export function changePlan(admin: Admin, { id, plan }: ChangePlanInput, now = Date.now()): Promise<User> {
  return inTransaction(async (tx) => {
    const [actor, document] = await Promise.all([
      requirePermitted(admin.id, 'canCreateHypes', tx),
      readUserDocument(id, tx),
    ]);
    if (!document) throw new AppError('USER_NOT_FOUND');
    const after = chosenPlan(plan);
    writePlan(tx, id, planWrites(document, after));
    addAuditEntry(tx, now, {
      admin: { id: actor.id, email: actor.email },
      action: 'user.changePlan',
      target: `users/${id}`,
      before: readPlanFields(document),
      after,
    });
    return { ...readStoredUser(id, document), plan, isPremium: after.isPremium };
  });
}
