import type { Admin, CreateAdminInput } from '@hypelar/shared/admin';
import { enrolAdmin } from './enrolAdmin.ts';
import { requireGrant } from './grant.ts';
import { requirePermitted } from './requireAdmin.ts';

/**
 * Creates an admin with flags and a premium limit within the creator's own (spec, section 6), checked again in the
 * transaction that writes. FLAG_NOT_HELD, LIMIT_ABOVE_OWN, EMAIL_TAKEN, BUSY.
 */
export async function createAdmin(creator: Admin, input: CreateAdminInput, now = Date.now()): Promise<Admin> {
  requireGrant(creator, input);
  return enrolAdmin(input, {
    now,
    authorise: async (tx) => {
      const current = await requirePermitted(creator.id, 'canCreateAdmins', tx);
      requireGrant(current, input);
      return current;
    },
  });
}
