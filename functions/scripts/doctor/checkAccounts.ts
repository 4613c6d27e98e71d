import { isDeepStrictEqual } from 'node:util';
import type { Admin } from '@hypelar/shared/admin';
import { FLAGS } from '@hypelar/shared/permission';
import { alignAccount, discardPendingAccount, isPending, type Account } from '../../src/admin/account.ts';
import { adminClaims, readAdmin } from '../../src/admin/adminRepository.ts';
import { auth } from '../../src/firebase.ts';
import type { Accounts } from '../import/accounts.ts';
import { problem, type Problem } from './problem.ts';

const isAdmin = (account: Account) => account.customClaims?.['admin'] === true;

/**
 * Accounts whose claims or disabled state differ from their admin's document, or that have admin claims without one.
 */
export function checkAccess(admins: readonly Admin[], accounts: Accounts): Problem[] {
  const known = new Set(admins.map(({ id }) => id));
  const strays = [...accounts.values()].filter((account) => isAdmin(account) && !known.has(account.uid));
  const differing = admins.flatMap((admin): Problem[] => {
    const account = accounts.get(admin.id);
    if (!account) return [];
    const where = `admins/${admin.id}`;
    return [
      ...(account.disabled === admin.disabled
        ? []
        : [problem('access', where, `is ${admin.disabled ? 'not ' : ''}disabled in Auth`)]),
      ...(isDeepStrictEqual(account.customClaims, adminClaims(admin))
        ? []
        : [problem('access', where, 'has other claims in Auth')]),
    ];
  });
  return [
    ...differing,
    ...strays.map(({ uid }) =>
      problem('access', `admins/${uid}`, 'is no document, but an account has the claims of an admin'),
    ),
  ];
}

/** Accounts that are missing or have another address, which only a person can resolve, and accounts never finished. */
export function checkAccounts(admins: readonly Admin[], accounts: Accounts): Problem[] {
  const known = new Set(admins.map(({ id }) => id));
  const pending = [...accounts.values()].filter((account) => isPending(account) && !known.has(account.uid));
  return [
    ...admins.flatMap(({ id, email }) => {
      const account = accounts.get(id);
      if (!account)
        return [
          problem('accounts', `admins/${id}`, `${email} has no account and cannot sign in: create the admin anew`),
        ];
      const same = account.email?.toLowerCase() === email.toLowerCase();
      return same
        ? []
        : [
            problem(
              'accounts',
              `admins/${id}`,
              `is ${email} here and ${account.email ?? 'without an address'} in Auth`,
            ),
          ];
    }),
    ...pending.map(({ uid, email }) =>
      problem(
        'accounts',
        `admins/${uid}`,
        `${email} was never finished: create the admin again, or let it go after 24 hours`,
      ),
    ),
  ];
}

/**
 * Gives the account the claims and the disabled state of its admin. Without an admin, removes its admin claims and
 * revokes its sessions.
 */
export async function repairAccess(uid: string): Promise<void> {
  if (await readAdmin(uid)) {
    await alignAccount(uid);
    return;
  }
  const { customClaims } = await auth.getUser(uid);
  const own = new Set<string>(['admin', ...FLAGS]);
  const kept = Object.entries(customClaims ?? {}).filter(([claim]) => !own.has(claim));
  await auth.setCustomUserClaims(uid, kept.length > 0 ? Object.fromEntries(kept) : null);
  await auth.revokeRefreshTokens(uid);
}

/** How long a call may still finish a pending account: 24 hours, in ms. */
const ABANDONED_MS = 24 * 60 * 60 * 1000;

/**
 * Deletes accounts that were made for an admin but never finished, are disabled, have no password and are over a day
 * old. This frees their addresses.
 */
export async function dropAbandonedAccounts(accounts: Accounts, now: number): Promise<void> {
  for (const account of accounts.values()) {
    const isUnused = account.disabled && !account.passwordHash;
    const isOld = now - Date.parse(account.metadata.creationTime) > ABANDONED_MS;
    if (isPending(account) && isUnused && isOld) await discardPendingAccount(account.uid);
  }
}
