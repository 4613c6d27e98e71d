import { randomUUID } from 'node:crypto';
import type { Admin } from '@hypelar/shared/admin';
import { AppError, type AppCode } from '@hypelar/shared/appError';
import { logger } from 'firebase-functions/logger';
import * as z from 'zod/mini';
import { auth, inTransaction } from '../firebase.ts';
import { adminClaims, readAdmin } from './adminRepository.ts';

/** A Firebase Auth account. Only Auth stores the password. */
export type Account = Awaited<ReturnType<typeof auth.getUser>>;

/** Marks accounts made by this program: nobody else can choose a uid. */
const UID_PREFIX = 'admin-';

/**
 * Whether the account was made for an admin and never finished: its claims are set last. The prefix is there from the
 * start, so an interrupted call never leaves an account that looks like one of the mobile app.
 */
export function isPending(account: Account): boolean {
  return account.uid.startsWith(UID_PREFIX) && account.customClaims?.['admin'] !== true;
}

/** The account with this address, in any letter case, or null. UNAVAILABLE when Auth cannot be reached. */
export function findAccount(email: string): Promise<Account | null> {
  return asking(() => auth.getUserByEmail(email)).catch(nullWhenMissing);
}

/** A new account that nobody can sign in to yet: disabled, without a password. EMAIL_TAKEN. */
export function makePendingAccount(email: string, uid = `${UID_PREFIX}${randomUUID()}`): Promise<Account> {
  return asking(() => auth.createUser({ uid, email, disabled: true }));
}

/**
 * Deletes an account that never became an admin, which frees its address. Meanwhile the transaction locks the missing
 * document: a call that continues with the account writes the document afterwards, and then makes the account again.
 */
export function discardPendingAccount(uid: string): Promise<void> {
  return inTransaction(async (tx) => {
    if (await readAdmin(uid, tx)) return;
    await asking(() => auth.deleteUser(uid)).catch(nullWhenMissing);
  });
}

/**
 * Brings Auth in line with `admins/{uid}`, and repeats while that changes, so that the last writer has seen the latest
 * state. Ends the sessions of a disabled admin. False when the document or the account is missing.
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

/** Makes a link to Auth's page for setting a new password of this account. */
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
 * Makes one call to Auth. Of an error only the code is passed on or logged: the rest may quote the input, even a
 * password.
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
