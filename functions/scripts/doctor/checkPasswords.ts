import { hasPassword } from '../import/passwords.ts';
import type { Problem } from './problem.ts';
import type { Records } from './records.ts';

/** Documents of admins that hold a password, as the legacy app wrote them. */
export function checkPasswords({ admins }: Records): Problem[] {
  return [...admins]
    .filter(([, admin]) => hasPassword(admin))
    .map(([id]) => ({ rule: 'passwords', where: `admins/${id}`, what: 'holds a password; the import would keep it' }));
}
