import { randomUUID } from 'node:crypto';
import type { Admin } from '@hypelar/shared/admin';
import { AppError, type AppCode } from '@hypelar/shared/appError';
import { logger } from 'firebase-functions/logger';
import * as z from 'zod/mini';
import { auth, inTransaction } from '../firebase.ts';
import { adminClaims, readAdmin } from './adminRepository.ts';

/** An account of Firebase Auth, which alone keeps e-mail and password. */
export type Account = Awaited<ReturnType<typeof auth.getUser>>;

/** Accounts that this program made. Nobody else can choose a uid. */
const UID_PREFIX = 'admin-';

/**
 * Whether the account was made for an admin and never finished: claims come last. The mark is in the account from its
 * first moment, so no break leaves one behind that cannot be told from an account of the mobile app.
 */
export function isPending(account: Account): boolean {
  return account.uid.startsWith(UID_PREFIX) && account.customClaims?.['admin'] !== true;
}

/** The account of an address in any spelling, or null. UNAVAILABLE when Auth cannot be asked. */
export function findAccount(email: string): Promise<Account | null> {
  return asking(() => auth.getUserByEmail(email)).catch(nullWhenMissing);
}

/** A new account that nobody can sign in to yet: disabled, without a password. EMAIL_TAKEN. */
export function makePendingAccount(email: string, uid = `${UID_PREFIX}${randomUUID()}`): Promise<Account> {
  return asking(() => auth.createUser({ uid, email, disabled: true }));
}

/**
 * Deletes an account that never became an admin, so that its address is free again. Meanwhile the transaction holds the
 * place of the document that is not there: a call that goes on with the account writes it after this, and then makes the
 * account anew.
 */
export function discardPendingAccount(uid: string): Promise<void> {
  return inTransaction(async (tx) => {
    if (await readAdmin(uid, tx)) return;
    await asking(() => auth.deleteUser(uid)).catch(nullWhenMissing);
  });
}

/**
 * Makes Auth agree with `admins/{uid}`, and again while that changes: who writes last has seen the last state. The
 * sessions of a disabled admin end. Without a document or an account it does nothing, and gives false.
 */
export async function alignAccount(uid: string, password?: string): Promise<boolean> {
  for (let aligned: Admin | null = null; ;) {
    const admin = await readAdmin(uid);
    if (!admin) return false;
    if (aligned && sameAccess(admin, aligned)) return true;
    if (!(await applyToAccount(admin, password))) return false;
    aligned = admin;
  }
}

async function applyToAccount(admin: Admin, password: string | undefined): Promise<boolean> {
  const { id, disabled } = admin;
  const change = password === undefined ? { disabled } : { disabled, password };
  if (!(await asking(() => auth.updateUser(id, change)).catch(nullWhenMissing))) return false;
  if (disabled) await asking(() => auth.revokeRefreshTokens(id));
  await asking(() => auth.setCustomUserClaims(id, adminClaims(admin)));
  return true;
}

function sameAccess(one: Admin, other: Admin): boolean {
  return JSON.stringify([one.disabled, adminClaims(one)]) === JSON.stringify([other.disabled, adminClaims(other)]);
}

/** The address that Auth has for this uid, whatever a document says; null when there is no account. */
export async function emailOfAccount(uid: string): Promise<string | null> {
  const account = await asking(() => auth.getUser(uid)).catch(nullWhenMissing);
  return account?.email ?? null;
}

/** A link to Auth's page where the account of this address gets a new password. */
export function makeResetLink(email: string): Promise<string> {
  return asking(() => auth.generatePasswordResetLink(email));
}

const REFUSALS = new Map<string, AppCode>([
  ['auth/email-already-exists', 'EMAIL_TAKEN'],
  ['auth/user-not-found', 'ADMIN_NOT_FOUND'],
  ['auth/email-not-found', 'ADMIN_NOT_FOUND'],
  ['auth/invalid-email', 'BAD_INPUT'],
  ['auth/invalid-password', 'BAD_INPUT'],
  ['auth/password-does-not-meet-requirements', 'BAD_INPUT'],
]);

const codedSchema = z.object({ code: z.string() });

/**
 * One call of Auth. Its error goes no further, not even into the log, since it may quote what was sent, a password
 * included: only its code does.
 */
async function asking<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    const code = codedSchema.safeParse(error).data?.code ?? 'unknown';
    const appCode = REFUSALS.get(code);
    if (!appCode) logger.warn('auth', { code });
    throw new AppError(appCode ?? 'UNAVAILABLE');
  }
}

function nullWhenMissing(error: unknown): null {
  if (error instanceof AppError && error.appCode === 'ADMIN_NOT_FOUND') return null;
  throw error;
}
