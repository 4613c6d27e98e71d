import type { Admin, CreateAdminInput } from '@hypelar/shared/admin';
import type { Tx } from '../firebase.ts';
import { hasOtherAdmins } from './adminRepository.ts';
import { enrolAdmin } from './enrolAdmin.ts';

/** There are admins already, so that nobody has to be made past them. */
export class AdminsExist extends Error {}

export type FirstAdminOptions = {
  /** Makes an admin even when there are others: for a project whose admins are all locked out */
  force: boolean;
  now?: number;
};

/** Makes an admin whom nobody grants anything, for an operator with credentials of the project. AdminsExist, EMAIL_TAKEN. */
export async function createFirstAdmin(input: CreateAdminInput, options: FirstAdminOptions): Promise<Admin> {
  const { force, now = Date.now() } = options;
  const authorise = async (tx?: Tx) => {
    if (!force && (await hasOtherAdmins(input.email, tx))) throw new AdminsExist();
    return null;
  };
  await authorise();
  return enrolAdmin(input, { authorise, now });
}
