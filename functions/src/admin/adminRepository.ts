import { adminSchema, type Admin, type Session } from '@hypelar/shared/admin';
import { flagsSchema } from '@hypelar/shared/flags';
import * as z from 'zod/mini';
import { firestore, Timestamp, Tx, type DocumentData } from '../firebase.ts';
import { storedFlag, storedInt, storedText, storedTime } from '../storedFields.ts';

/** Keeps the flags of an object and drops its other fields. */
const onlyFlagsSchema = z.object(flagsSchema.shape);

const storedAdminSchema = z.object({
  email: storedText,
  canCreateAdmins: storedFlag,
  canCreateHypes: storedFlag,
  canDeleteHypes: storedFlag,
  canEditHypes: storedFlag,
  hypePremiumLimit: storedInt,
  premiumUsed: storedInt,
  disabled: storedFlag,
  createdAt: storedTime,
  createdBy: z.catch(z.nullable(z.string()), null),
});

const admins = () => firestore.collection('admins');

/** The admin with this Auth uid, or null. Within a transaction the document is locked until its end. */
export async function readAdmin(uid: string, tx?: Tx): Promise<Session | null> {
  const snapshot = await (tx ? Tx.open(tx).get(admins().doc(uid)) : admins().doc(uid).get());
  return snapshot.exists ? { id: uid, ...storedAdminSchema.parse(snapshot.data()) } : null;
}

/** Every admin, disabled ones too, by e-mail address. */
export async function readAdmins(tx?: Tx): Promise<Session[]> {
  const { docs } = await (tx ? Tx.open(tx).get(admins()) : admins().get());
  return docs
    .map((document) => ({ id: document.id, ...storedAdminSchema.parse(document.data()) }))
    .toSorted((one, other) => one.email.localeCompare(other.email));
}

/** Whether anybody with another address is an admin, disabled or not. */
export async function hasOtherAdmins(email: string, tx?: Tx): Promise<boolean> {
  const two = admins().limit(2);
  const { docs } = await (tx ? Tx.open(tx).get(two) : two.get());
  return docs.some((document) => storedAdminSchema.parse(document.data()).email !== email);
}

/** The document `admins/{uid}` without `premiumUsed`, which changes only with the premium registry. */
export function adminDocument(admin: Admin): DocumentData {
  return { ...adminSchema.parse(admin), createdAt: Timestamp.fromMillis(admin.createdAt) };
}

export function insertAdmin(tx: Tx, admin: Admin): void {
  Tx.open(tx).create(admins().doc(admin.id), adminDocument(admin));
}

/** Writes the flags, the limit and whether the admin is disabled. */
export function writeAccess(tx: Tx, { id, hypePremiumLimit, disabled, ...admin }: Admin): void {
  const flags = z.parse(onlyFlagsSchema, admin);
  Tx.open(tx).update(admins().doc(id), { ...flags, hypePremiumLimit, disabled });
}

/** Caches the registry's count of the admin's premium hypes for display. The document must exist. */
export function writePremiumUsed(tx: Tx, uid: string, premiumUsed: number): void {
  Tx.open(tx).update(admins().doc(uid), { premiumUsed });
}

/** Writes all of `admins/{uid}` but `premiumUsed`. The caller keeps the custom claims in step: see `adminClaims`. */
export async function writeAdmin(admin: Admin): Promise<void> {
  await admins().doc(admin.id).set(adminDocument(admin), { merge: true });
}

/** The custom claims that mirror an admin's flags, for `storage.rules` only. */
export function adminClaims(admin: Admin): Record<string, boolean> {
  return { admin: true, ...z.parse(onlyFlagsSchema, admin) };
}
