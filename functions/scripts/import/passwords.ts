import { firestore, type DocumentData } from '../../src/firebase.ts';
import { legacyFields } from './legacyValues.ts';

const PASSWORD_KEY = /pass(?:word)?/i;

/** Whether any field, at any depth, is named like a password. */
export function hasPassword(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(hasPassword);
  return Object.entries(legacyFields(value) ?? {}).some(([key, field]) => PASSWORD_KEY.test(key) || hasPassword(field));
}

/** The document without its passwords, at any depth. */
function withoutPasswords(document: DocumentData): DocumentData {
  const kept = Object.entries(document).filter(([key]) => !PASSWORD_KEY.test(key));
  return Object.fromEntries(kept.map(([key, field]) => [key, cleaned(field)]));
}

function cleaned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(cleaned);
  const fields = legacyFields(value);
  return fields ? withoutPasswords(fields) : value;
}

/** Removes the passwords from `admins/{id}`. */
export function removePasswords(id: string): Promise<void> {
  const reference = firestore.collection('admins').doc(id);
  return firestore.runTransaction(async (transaction) => {
    const document = (await transaction.get(reference)).data();
    if (document && hasPassword(document)) transaction.set(reference, withoutPasswords(document));
  });
}
