import type { Session } from '@hypelar/shared/admin';
import { AppError } from '@hypelar/shared/appError';
import { hasFlag, type Flag } from '@hypelar/shared/permission';
import type { Tx } from '../firebase.ts';
import { readAdmin } from './adminRepository.ts';

/** The admin with this Auth uid as they are now. NOT_AN_ADMIN without a document, ADMIN_DISABLED when disabled. */
export async function requireAdmin(uid: string, tx?: Tx): Promise<Session> {
  const admin = await readAdmin(uid, tx);
  if (!admin) throw new AppError('NOT_AN_ADMIN');
  if (admin.disabled) throw new AppError('ADMIN_DISABLED');
  return admin;
}

/** The same for an admin who needs a flag: FLAG_MISSING when it was taken from them since the call began. */
export async function requirePermitted(uid: string, flag: Flag, tx: Tx): Promise<Session> {
  const admin = await requireAdmin(uid, tx);
  if (!hasFlag(admin, flag)) throw new AppError('FLAG_MISSING');
  return admin;
}
