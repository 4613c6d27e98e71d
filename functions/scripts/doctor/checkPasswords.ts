import type { Accounts } from '../import/accounts.ts';
import { hasPassword, removePasswords } from '../import/passwords.ts';
import { problem, type Problem } from './problem.ts';
import type { Records } from './records.ts';

/** Admin documents that contain a password, as the legacy app wrote them. */
export function checkPasswords({ admins }: Records, accounts: Accounts): Problem[] {
  return [...admins]
    .filter(([, admin]) => hasPassword(admin))
    .map(([id]) =>
      problem(
        'passwords',
        `admins/${id}`,
        accounts.has(id) ? 'holds a password' : 'is to be brought over: import-legacy',
      ),
    );
}

/** Removes the passwords from an admin's document, once the account exists that the import creates with them. */
export async function repairPasswords(id: string, accounts: Accounts): Promise<void> {
  if (accounts.has(id)) await removePasswords(id);
}
