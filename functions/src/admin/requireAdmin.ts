import type { Admin } from '@hypelar/shared/admin';
import { AppError } from '@hypelar/shared/appError';
import type { Tx } from '../firebase.ts';
import { readAdmin } from './adminRepository.ts';

/** The admin with this Auth uid as they are now. NOT_AN_ADMIN without a document, ADMIN_DISABLED when disabled. */
export async function requireAdmin(uid: string, tx?: Tx): Promise<Admin> {
  const admin = await readAdmin(uid, tx);
  if (!admin) throw new AppError('NOT_AN_ADMIN');
  if (admin.disabled) throw new AppError('ADMIN_DISABLED');
  return admin;
}
