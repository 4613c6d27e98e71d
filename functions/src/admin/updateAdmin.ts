import type { Admin, UpdateAdminInput } from '@hypelar/shared/admin';
import { FLAGS } from '@hypelar/shared/permission';
import { addAuditEntry } from '../audit/auditRepository.ts';
import { inTransaction } from '../firebase.ts';
import { alignAccount } from './account.ts';
import { adminDocument, readAdmin, writeAccess } from './adminRepository.ts';
import { requireChangeable, requireFlagsHeld, requireLimitWithinOwn } from './grant.ts';
import { requirePermitted } from './requireAdmin.ts';

/**
 * Changes an admin's flags, limit or disabled state. Takes effect with their next call, since every call reads their
 * document. Auth is updated afterwards; if that fails, repeating the call brings it in line. ADMIN_NOT_FOUND,
 * OWN_ACCOUNT, FLAG_NOT_HELD, LIMIT_ABOVE_OWN.
 */
export async function updateAdmin(actor: Admin, input: UpdateAdminInput, now = Date.now()): Promise<Admin> {
  const admin = await inTransaction(async (tx) => {
    const [current, stored] = await Promise.all([
      requirePermitted(actor.id, 'canCreateAdmins', tx),
      readAdmin(input.id, tx),
    ]);
    const before = requireChangeable(current, stored);
    const after = changed(before, input);
    requireFlagsHeld(current, after);
    if (input.hypePremiumLimit !== undefined) requireLimitWithinOwn(current, input.hypePremiumLimit);
    if (sameAccess(before, after)) return before;
    writeAccess(tx, after);
    addAuditEntry(tx, now, {
      admin: { id: current.id, email: current.email },
      action: 'admin.update',
      target: `admins/${input.id}`,
      before: adminDocument(before),
      after: adminDocument(after),
    });
    return after;
  });
  await alignAccount(admin.id);
  return admin;
}

function changed(admin: Admin, { flags, hypePremiumLimit, disabled }: UpdateAdminInput): Admin {
  const after = { ...admin };
  for (const flag of FLAGS) after[flag] = flags?.[flag] ?? admin[flag];
  after.hypePremiumLimit = hypePremiumLimit ?? admin.hypePremiumLimit;
  after.disabled = disabled ?? admin.disabled;
  return after;
}

function sameAccess(one: Admin, other: Admin): boolean {
  const fields = [...FLAGS, 'hypePremiumLimit', 'disabled'] as const;
  return fields.every((field) => one[field] === other[field]);
}
