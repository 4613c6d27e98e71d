import type { Admin } from '@hypelar/shared/admin';
import { flagsSchema } from '@hypelar/shared/permission';
import * as z from 'zod/mini';
import { firestore, Timestamp, Tx } from '../firebase.ts';
import { storedFlag, storedInt, storedText, storedTime } from '../storedFields.ts';

const storedAdminSchema = z.object({
  email: storedText,
  canCreateAdmins: storedFlag,
  canCreateHypes: storedFlag,
  canDeleteHypes: storedFlag,
  canEditHypes: storedFlag,
  hypePremiumLimit: storedInt,
  disabled: storedFlag,
  createdAt: storedTime,
  createdBy: z.catch(z.nullable(z.string()), null),
});

const adminDocument = (uid: string) => firestore.collection('admins').doc(uid);

/** The admin with this Auth uid, or null. Within a transaction the document is locked until its end. */
export async function readAdmin(uid: string, tx?: Tx): Promise<Admin | null> {
  const snapshot = await (tx ? Tx.open(tx).get(adminDocument(uid)) : adminDocument(uid).get());
  return snapshot.exists ? { id: uid, ...storedAdminSchema.parse(snapshot.data()) } : null;
}

/** Writes `admins/{uid}` whole. Custom claims are the caller's to keep in step: see `adminClaims`. */
export async function writeAdmin(admin: Admin): Promise<void> {
  await adminDocument(admin.id).set({ ...admin, createdAt: Timestamp.fromMillis(admin.createdAt) });
}

/** The custom claims that mirror an admin's flags, for `storage.rules` only. */
export function adminClaims(admin: Admin): Record<string, boolean> {
  return { admin: true, ...z.parse(z.object(flagsSchema.shape), admin) };
}
