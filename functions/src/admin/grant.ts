import { mayChangeAdmin, type Admin } from '@hypelar/shared/admin';
import { AppError } from '@hypelar/shared/appError';
import { holdsAll, mayGrantLimit, type Flags, type Grant } from '@hypelar/shared/permission';

/** FLAG_NOT_HELD unless the creator holds every flag that they grant. */
export function requireFlagsHeld(creator: Admin, flags: Flags): void {
  if (!holdsAll(creator, flags)) throw new AppError('FLAG_NOT_HELD');
}

/** LIMIT_ABOVE_OWN unless the premium limit is within the creator's own. */
export function requireLimitWithinOwn(creator: Admin, limit: number): void {
  if (!mayGrantLimit(creator, limit)) throw new AppError('LIMIT_ABOVE_OWN');
}

/** FLAG_NOT_HELD, LIMIT_ABOVE_OWN unless the creator may give all of it (spec, section 6). */
export function requireGrant(creator: Admin, grant: Grant): void {
  requireFlagsHeld(creator, grant);
  requireLimitWithinOwn(creator, grant.hypePremiumLimit);
}

/** The admin, when there is one whom the actor may change. ADMIN_NOT_FOUND, OWN_ACCOUNT, FLAG_NOT_HELD. */
export function requireChangeable(actor: Admin, admin: Admin | null): Admin {
  if (!admin) throw new AppError('ADMIN_NOT_FOUND');
  if (!mayChangeAdmin(actor, admin)) throw new AppError(actor.id === admin.id ? 'OWN_ACCOUNT' : 'FLAG_NOT_HELD');
  return admin;
}
