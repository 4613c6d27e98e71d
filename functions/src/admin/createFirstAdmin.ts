import type { Admin, CreateAdminInput } from '@hypelar/shared/admin';
import type { Tx } from '../firebase.ts';
import { hasOtherAdmins } from './adminRepository.ts';
import { enrolAdmin } from './enrolAdmin.ts';

/** Other admins exist already, and can create the new one. */
export class AdminsExist extends Error {}

export type FirstAdminOptions = {
  /** Makes an admin even when there are others: for a project whose admins are all locked out */
  force: boolean;
  now?: number;
};

/** Creates an admin without a creator, for an operator with project credentials. AdminsExist, EMAIL_TAKEN, BUSY. */
export async function createFirstAdmin(input: CreateAdminInput, options: FirstAdminOptions): Promise<Admin> {
  const { force, now = Date.now() } = options;
  const authorise = async (tx?: Tx) => {
    if (!force && (await hasOtherAdmins(input.email, tx))) throw new AdminsExist();
    return null;
  };
  await authorise();
  return enrolAdmin(input, { authorise, now });
}
