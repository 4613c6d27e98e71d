import { hasPassword } from '../import/passwords.ts';
import { problem, type Problem } from './problem.ts';
import type { Records } from './records.ts';

/** Documents of admins that hold a password, as the legacy app wrote them. */
export function checkPasswords({ admins }: Records): Problem[] {
  return [...admins]
    .filter(([, admin]) => hasPassword(admin))
    .map(([id]) =>
      problem('passwords', `admins/${id}`, 'holds a password, which only the import would bring into Auth'),
    );
}
