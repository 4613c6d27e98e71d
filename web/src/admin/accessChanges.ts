import type { Admin, UpdateAdminInput } from '@hypelar/shared/admin';
import { FLAGS } from '@hypelar/shared/permission';

/** The changes to an admin's access, or null. Only these are sent, so what others changed meanwhile stays. */
export function accessChanges(before: Admin, after: Admin): Omit<UpdateAdminInput, 'id'> | null {
  const changed = FLAGS.filter((flag) => before[flag] !== after[flag]);
  const changes: Omit<UpdateAdminInput, 'id'> = {};
  if (changed.length > 0) changes.flags = Object.fromEntries(changed.map((flag) => [flag, after[flag]]));
  if (before.hypePremiumLimit !== after.hypePremiumLimit) changes.hypePremiumLimit = after.hypePremiumLimit;
  if (before.disabled !== after.disabled) changes.disabled = after.disabled;
  return Object.keys(changes).length > 0 ? changes : null;
}
