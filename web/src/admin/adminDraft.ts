import { emailSchema, MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH, type CreateAdminInput } from '@hypelar/shared/admin';
import type { AdminTextKey } from './adminTexts.ts';

/** The contents of the new admin form. */
export type AdminDraft = CreateAdminInput;

export const EMPTY_ADMIN: AdminDraft = {
  email: '',
  password: '',
  canCreateAdmins: false,
  canCreateHypes: false,
  canDeleteHypes: false,
  canEditHypes: false,
  hypePremiumLimit: 1,
};

/** What is wrong with an email address, or null (spec, section 5). */
export function emailProblem(email: string): AdminTextKey | null {
  return emailSchema.safeParse(email.trim()).success ? null : 'emailInvalid';
}

/** What is wrong with a password, or null. Its length is counted in UTF-16 units (spec, section 5). */
export function passwordProblem(password: string): AdminTextKey | null {
  if (password.length < MIN_PASSWORD_LENGTH) return 'passwordShort';
  if (password.length > MAX_PASSWORD_LENGTH) return 'passwordLong';
  return password.isWellFormed() ? null : 'passwordBroken';
}

/** Letters and digits without those that look alike. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A random password of the minimum length, about 185 bits. `random` fills the bytes. */
export function makePassword(random = (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes)): string {
  const letters: string[] = [];
  while (letters.length < MIN_PASSWORD_LENGTH) {
    for (const byte of random(new Uint8Array(64))) {
      // A byte past the last whole multiple of the alphabet would make its first letters likelier.
      if (byte < 256 - (256 % ALPHABET.length)) letters.push(ALPHABET.charAt(byte % ALPHABET.length));
    }
  }
  return letters.slice(0, MIN_PASSWORD_LENGTH).join('');
}
