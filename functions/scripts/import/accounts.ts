import type { Account } from '../../src/admin/account.ts';
import { auth } from '../../src/firebase.ts';

export type Accounts = ReadonlyMap<string, Account>;

/** Every account of the project by uid, including those of the mobile app. */
export async function readAccounts(): Promise<Accounts> {
  const accounts = new Map<string, Account>();
  let pageToken: string | undefined;
  do {
    const page = await auth.listUsers(1000, pageToken);
    for (const account of page.users) accounts.set(account.uid, account);
    pageToken = page.pageToken;
  } while (pageToken);
  return accounts;
}
