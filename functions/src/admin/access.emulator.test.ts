import type { Admin } from '@hypelar/shared/admin';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { NO_FLAGS } from '../../scripts/demoAdmins.ts';
import { clearFirestore, signIn } from '../../test/emulators.ts';
import { callerAs, makeAccount, makeAdmin, PASSWORD } from '../../test/factories.ts';
import { refusalOf } from '../../test/refusal.ts';
import { auth, firestore } from '../firebase.ts';
import { createCaller } from '../trpc/appRouter.ts';
import { createContext } from '../trpc/context.ts';

beforeEach(clearFirestore);
afterAll(clearFirestore);

/** An admin who is signed in: one query and one mutation, each as its own request with the same token. */
async function signedIn(admin: Admin) {
  await makeAccount(admin);
  const token = await signIn(admin.email, PASSWORD);
  const caller = (checkRevoked: boolean) =>
    createCaller(createContext({ authorization: `Bearer ${token}`, checkRevoked }));
  return {
    query: () => caller(false).admin.list(),
    mutation: () => caller(true).admin.update({ id: 'nobody', disabled: true }),
    // What production does for a query: only the token itself is verified, never its account.
    unverifiedQuery: () => callerAs(admin).admin.list(),
  };
}

describe('T13: the very next call of an admin', () => {
  it('is answered while nothing has changed', async () => {
    const { query, mutation } = await signedIn(await makeAdmin());
    expect(await query()).toHaveLength(1);
    expect(await refusalOf(mutation())).toMatchObject({ appCode: 'ADMIN_NOT_FOUND' });
  });

  it('is refused after their flag was taken, still signed in', async () => {
    const admin = await makeAdmin();
    const { query, mutation } = await signedIn(admin);
    await callerAs(await makeAdmin()).admin.update({ id: admin.id, flags: { canCreateAdmins: false } });
    for (const call of [query, mutation]) {
      expect(await refusalOf(call())).toMatchObject({ code: 'FORBIDDEN', appCode: 'FLAG_MISSING' });
    }
  });

  it('is refused after they were disabled', async () => {
    const admin = await makeAdmin();
    const { query, mutation, unverifiedQuery } = await signedIn(admin);
    await callerAs(await makeAdmin()).admin.update({ id: admin.id, disabled: true });
    for (const call of [query, mutation, unverifiedQuery]) {
      expect(await refusalOf(call())).toMatchObject({ code: 'FORBIDDEN', appCode: 'ADMIN_DISABLED' });
    }
  });

  it('is refused after their document was deleted', async () => {
    const admin = await makeAdmin();
    const { query, mutation } = await signedIn(admin);
    await firestore.collection('admins').doc(admin.id).delete();
    for (const call of [query, mutation]) {
      expect(await refusalOf(call())).toMatchObject({ code: 'FORBIDDEN', appCode: 'NOT_AN_ADMIN' });
    }
  });

  it('is refused after their tokens were revoked, when it is a mutation', async () => {
    const admin = await makeAdmin();
    const { mutation } = await signedIn(admin);
    // Auth counts in whole seconds: a token of the same second would still hold.
    await new Promise((resolve) => setTimeout(resolve, 1100));
    await auth.revokeRefreshTokens(admin.id);
    expect(await refusalOf(mutation())).toMatchObject({ code: 'UNAUTHORIZED', appCode: 'SIGN_IN_REQUIRED' });
  });

  it('is refused after their account was deleted', async () => {
    const admin = await makeAdmin();
    const { mutation } = await signedIn(admin);
    await auth.deleteUser(admin.id);
    expect(await refusalOf(mutation())).toMatchObject({ code: 'UNAUTHORIZED', appCode: 'SIGN_IN_REQUIRED' });
  });
});

describe('admin.list', () => {
  it('has every admin by address, disabled ones too, without a password', async () => {
    const admins = [
      await makeAdmin({ email: 'c@hypelar.test' }),
      await makeAdmin({ email: 'a@hypelar.test', disabled: true }),
      await makeAdmin({ email: 'b@hypelar.test', createdBy: 'someone' }),
    ];
    await firestore
      .collection('admins')
      .doc('legacy')
      .set({ email: 'd@hypelar.test', password: 'plain', canEditHypes: 1 });
    const listed = await callerAs(await makeAdmin({ email: 'e@hypelar.test' })).admin.list();
    expect(listed.map(({ email }) => email[0])).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(listed).toEqual(expect.arrayContaining(admins));
    expect(listed[3]).toEqual({
      ...{ id: 'legacy', email: 'd@hypelar.test', hypePremiumLimit: 0, disabled: false, createdAt: 0, createdBy: null },
      ...NO_FLAGS,
    });
  });

  it('needs canCreateAdmins', async () => {
    const caller = callerAs(await makeAdmin({ canCreateAdmins: false }));
    expect(await refusalOf(caller.admin.list())).toMatchObject({ code: 'FORBIDDEN', appCode: 'FLAG_MISSING' });
  });
});
