import type { Admin, CreateAdminInput } from '@hypelar/shared/admin';
import { AppError } from '@hypelar/shared/appError';
import { FLAGS } from '@hypelar/shared/permission';
import { addAuditEntry } from '../audit/auditRepository.ts';
import { inTransaction, type Tx } from '../firebase.ts';
import { alignAccount, discardPendingAccount, findAccount, isPending, makePendingAccount } from './account.ts';
import { adminDocument, insertAdmin, readAdmin } from './adminRepository.ts';

/** After this long, a call that wrote its admin but did not finish the account counts as interrupted. */
const BROKEN_OFF_MS = 65_000;

export type Enrolment = {
  /** Reads the creator in the transaction, null for the first admin. Throws when they may not create. */
  authorise: (tx: Tx) => Promise<Admin | null>;
  now: number;
};

/**
 * Creates an account and its admin. Auth cannot take part in a transaction, so the account stays pending until the
 * document exists, and only then gets its password and claims. The call that writes the document wins the address. A
 * refused call deletes the account it made; a repeated call continues what an interrupted one left, once that can no
 * longer be running. EMAIL_TAKEN, BUSY.
 */
export async function enrolAdmin(input: CreateAdminInput, { authorise, now }: Enrolment): Promise<Admin> {
  const { email, password, ...grant } = input;
  const { uid, isNew } = await pendingAccount(email);
  const admin = await inTransaction(async (tx) => {
    const [creator, existing] = await Promise.all([authorise(tx), readAdmin(uid, tx)]);
    const createdBy = creator?.id ?? null;
    const made: Admin = { id: uid, email, ...grant, disabled: false, createdAt: now, createdBy };
    if (existing) return requireBrokenOff(existing, made);
    insertAdmin(tx, made);
    addAuditEntry(tx, now, {
      admin: { id: creator?.id ?? uid, email: creator?.email ?? email },
      action: 'admin.create',
      target: `admins/${uid}`,
      before: null,
      after: adminDocument(made),
    });
    return made;
  }).catch(async (error: unknown) => {
    // Even if this fails, the caller gets the original error; the doctor finds what is left.
    if (isNew) await discardPendingAccount(uid).catch(() => undefined);
    throw error;
  });
  if (await alignAccount(uid, password)) return admin;
  // Another call for this address made the account, was refused and took it away.
  await makePendingAccount(email, uid);
  await alignAccount(uid, password);
  return admin;
}

async function pendingAccount(email: string): Promise<{ uid: string; isNew: boolean }> {
  const account = await findAccount(email);
  if (!account) return { uid: (await makePendingAccount(email)).uid, isNew: true };
  if (!isPending(account)) throw new AppError('EMAIL_TAKEN');
  return { uid: account.uid, isNew: false };
}

/** The existing admin, when the same call wrote it and can no longer be running. EMAIL_TAKEN, BUSY. */
function requireBrokenOff(existing: Admin, made: Admin): Admin {
  const same =
    existing.createdBy === made.createdBy &&
    existing.hypePremiumLimit === made.hypePremiumLimit &&
    FLAGS.every((flag) => existing[flag] === made[flag]);
  if (!same) throw new AppError('EMAIL_TAKEN');
  if (made.createdAt - existing.createdAt < BROKEN_OFF_MS) throw new AppError('BUSY');
  return existing;
}
