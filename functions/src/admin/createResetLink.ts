import { mayResetPassword, type Admin } from '@hypelar/shared/admin';
import { AppError } from '@hypelar/shared/appError';
import { addAuditEntry } from '../audit/auditRepository.ts';
import { inTransaction } from '../firebase.ts';
import { emailOfAccount, makeResetLink } from './account.ts';
import { readAdmin } from './adminRepository.ts';
import { requireChangeable } from './grant.ts';
import { requirePermitted } from './requireAdmin.ts';

/**
 * Makes a link with which an admin sets a new password. Whoever holds the link controls the account, so the actor must
 * be allowed to grant everything the admin holds. The audit entry is written before the link is made, and never
 * contains it. ADMIN_NOT_FOUND, OWN_ACCOUNT, FLAG_NOT_HELD, LIMIT_ABOVE_OWN, ACCOUNT_DISABLED.
 */
export async function createResetLink(actor: Admin, id: string, now = Date.now()): Promise<{ link: string }> {
  const email = await emailOfAccount(id);
  const address = await inTransaction(async (tx) => {
    const [current, stored] = await Promise.all([requirePermitted(actor.id, 'canCreateAdmins', tx), readAdmin(id, tx)]);
    const admin = requireChangeable(current, stored);
    if (!mayResetPassword(current, admin)) throw new AppError('LIMIT_ABOVE_OWN');
    if (admin.disabled) throw new AppError('ACCOUNT_DISABLED');
    if (email === null) throw new AppError('ADMIN_NOT_FOUND');
    addAuditEntry(tx, now, {
      admin: { id: current.id, email: current.email },
      action: 'admin.resetLink',
      target: `admins/${id}`,
      before: null,
      after: null,
    });
    return email;
  });
  return { link: await makeResetLink(address) };
}
