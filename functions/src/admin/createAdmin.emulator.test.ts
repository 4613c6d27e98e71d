import type { CreateAdminInput } from '@hypelar/shared/admin';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearFirestore, documents, signIn } from '../../test/emulators.ts';
import { callerAs, makeAccount, makeAdmin, PASSWORD } from '../../test/factories.ts';
import { refusalOf } from '../../test/refusal.ts';
import { auth, Timestamp } from '../firebase.ts';
import { discardPendingAccount, makePendingAccount } from './account.ts';
import { createAdmin } from './createAdmin.ts';

beforeEach(clearFirestore);
afterAll(clearFirestore);

const FLAGS = { canCreateAdmins: false, canCreateHypes: true, canDeleteHypes: false, canEditHypes: true };

const newAdmin = (change: Partial<CreateAdminInput> = {}): CreateAdminInput => ({
  ...{ email: `${randomUUID()}@hypelar.test`, password: PASSWORD, ...FLAGS, hypePremiumLimit: 3 },
  ...change,
});

const accountOf = ({ email }: { email: string }) => auth.getUserByEmail(email);
const auditEntries = async () => Object.values(await documents('auditLog'));

describe('admin.create', () => {
  it('makes an account with exact claims, a document without a password and an audit entry', async () => {
    const creator = await makeAdmin();
    const input = newAdmin();
    const admin = await callerAs(creator).admin.create(input);

    const { uid, disabled, customClaims } = await accountOf(input);
    expect({ uid, disabled, customClaims }).toEqual({
      ...{ uid: admin.id, disabled: false },
      customClaims: { admin: true, ...FLAGS },
    });
    const document = {
      ...{ id: uid, email: input.email, ...FLAGS, hypePremiumLimit: 3, disabled: false, createdBy: creator.id },
      createdAt: expect.any(Timestamp),
    };
    expect((await documents('admins'))[uid]).toEqual(document);
    expect(await auditEntries()).toEqual([
      {
        ...{ at: expect.any(Timestamp), admin: { id: creator.id, email: creator.email } },
        ...{ action: 'admin.create', target: `admins/${uid}`, before: null, after: document },
      },
    ]);
    expect(await callerAs(admin).session.me()).toEqual({ ...admin, premiumUsed: 0 });
  });

  it.each([
    ['32 characters', 'ş'.repeat(32)],
    ['spaces at both ends', `  ${'x'.repeat(32)}  `],
    ['16 emoji', '😀'.repeat(16)],
    ['4096 characters', 'x'.repeat(4096)],
  ])('keeps a password of %s as it was typed', async (_, password) => {
    const input = newAdmin({ password });
    await callerAs(await makeAdmin()).admin.create(input);
    expect(await signIn(input.email, password)).toMatch(/^[\w.-]+$/);
  });

  it.each([
    { password: 'x'.repeat(31) },
    { password: 'x'.repeat(4097) },
    { email: 'nobody' },
    { hypePremiumLimit: 0 },
    { hypePremiumLimit: 1.5 },
    { disabled: true },
  ])('refuses %j and makes nothing', async (change) => {
    const creator = await makeAdmin();
    const input = newAdmin(change);
    expect(await refusalOf(callerAs(creator).admin.create(input))).toMatchObject({ code: 'BAD_REQUEST' });
    expect(Object.keys(await documents('admins'))).toEqual([creator.id]);
    expect(await auditEntries()).toEqual([]);
    await expect(accountOf(input)).rejects.toThrow(/no user record|improperly formatted/);
  });

  it('needs canCreateAdmins, before the input is looked at', async () => {
    const caller = callerAs(await makeAdmin({ canCreateAdmins: false }));
    expect(await refusalOf(caller.admin.create(newAdmin({ email: '' })))).toMatchObject({ appCode: 'FLAG_MISSING' });
  });

  it.each([
    [{ canDeleteHypes: true }, 'FLAG_NOT_HELD'],
    [{ hypePremiumLimit: 4 }, 'LIMIT_ABOVE_OWN'],
  ])('refuses a grant of %j with %s and makes nothing', async (change, appCode) => {
    const creator = await makeAdmin({ canDeleteHypes: false, hypePremiumLimit: 3 });
    const input = newAdmin(change);
    expect(await refusalOf(callerAs(creator).admin.create(input))).toMatchObject({ code: 'FORBIDDEN', appCode });
    expect(Object.keys(await documents('admins'))).toEqual([creator.id]);
    expect(await auditEntries()).toEqual([]);
    await expect(accountOf(input)).rejects.toThrow(/no user record|improperly formatted/);
  });

  it.each([
    [{ canEditHypes: false }, 'FLAG_NOT_HELD'],
    [{ canCreateAdmins: false }, 'FLAG_MISSING'],
    [{ hypePremiumLimit: 2 }, 'LIMIT_ABOVE_OWN'],
    [{ disabled: true }, 'ADMIN_DISABLED'],
  ])('judges the creator as they are when it is written: %j is %s', async (change, appCode) => {
    const creator = await makeAdmin();
    await makeAdmin({ ...creator, ...change });
    const input = newAdmin();
    await expect(createAdmin(creator, input)).rejects.toMatchObject({ appCode });
    expect(Object.keys(await documents('admins'))).toEqual([creator.id]);
    expect(await auditEntries()).toEqual([]);
    await expect(accountOf(input), 'the address is free').rejects.toThrow('no user record');
  });
});

describe('the address of a new admin', () => {
  it('is taken when any account has it, in any spelling', async () => {
    const other = await makeAdmin();
    await makeAccount(other);
    const before = await auth.getUser(other.id);
    const input = newAdmin({ email: other.email.toUpperCase() });
    expect(await refusalOf(callerAs(await makeAdmin()).admin.create(input))).toMatchObject({
      ...{ code: 'CONFLICT', appCode: 'EMAIL_TAKEN' },
    });
    expect((await auth.getUser(other.id)).toJSON()).toEqual(before.toJSON());
  });

  it('is taken when a user of the mobile app has it, even a disabled one', async () => {
    const input = newAdmin();
    const { uid } = await auth.createUser({ email: input.email, disabled: true, displayName: 'admin-1' });
    const refusal = await refusalOf(callerAs(await makeAdmin()).admin.create(input));
    expect(refusal).toMatchObject({ appCode: 'EMAIL_TAKEN' });
    expect(await auth.getUser(uid)).toMatchObject({ disabled: true });
  });

  it('goes to one of two who ask for it at once, with the password of that one', async () => {
    const creators = await Promise.all([makeAdmin(), makeAdmin()]);
    const email = newAdmin().email;
    const passwords = ['a'.repeat(32), 'b'.repeat(32)];
    const calls = creators.map((creator, index) =>
      callerAs(creator).admin.create(newAdmin({ email, password: passwords[index] ?? '' })),
    );
    const results = await Promise.allSettled(calls);
    const winner = results.findIndex(({ status }) => status === 'fulfilled');
    const reasons = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    expect(reasons).toEqual([expect.objectContaining({ code: 'CONFLICT' })]);

    expect(Object.keys(await documents('admins'))).toHaveLength(3);
    expect(await auditEntries()).toHaveLength(1);
    await signIn(email, passwords[winner] ?? '');
    await expect(signIn(email, passwords[1 - winner] ?? '')).rejects.toThrow('INVALID_PASSWORD');
  });
});

describe('a call that was refused', () => {
  /** An admin who loses the flag that a call needs between its check and its transaction. */
  async function demoted() {
    const creator = await makeAdmin();
    await makeAdmin({ ...creator, canCreateAdmins: false });
    return creator;
  }

  it('keeps the account that another one left', async () => {
    const input = newAdmin();
    const { uid } = await makePendingAccount(input.email);
    await expect(createAdmin(await demoted(), input)).rejects.toMatchObject({ appCode: 'FLAG_MISSING' });
    expect(await accountOf(input)).toMatchObject({ uid, disabled: true });
  });

  it('keeps the account of an admin', async () => {
    const admin = await makeAdmin();
    await makeAccount(admin);
    await discardPendingAccount(admin.id);
    expect(await auth.getUser(admin.id)).toMatchObject({ email: admin.email });
  });

  it('leaves no admin without an account when another call went on with its one', async () => {
    const [input, creator] = [newAdmin(), await makeAdmin()];
    const { uid } = await makePendingAccount(input.email);
    const update = auth.updateUser.bind(auth);
    // As if the refused call deleted the account just before the other one, which has written its admin, finishes it.
    vi.spyOn(auth, 'updateUser').mockImplementationOnce(async (...args) => {
      await auth.deleteUser(uid);
      return update(...args);
    });
    expect(await createAdmin(creator, input)).toMatchObject({ id: uid });
    expect(await accountOf(input)).toMatchObject({ uid, disabled: false, customClaims: { admin: true, ...FLAGS } });
    await signIn(input.email, PASSWORD);
  });
});

describe('a call that broke off', () => {
  it('before the document is taken up by the next call', async () => {
    const input = newAdmin();
    const { uid, disabled } = await makePendingAccount(input.email);
    expect(disabled).toBe(true);
    await expect(signIn(input.email, PASSWORD)).rejects.toThrow(/INVALID|DISABLED/);
    const admin = await callerAs(await makeAdmin()).admin.create(input);
    expect(admin.id).toBe(uid);
    expect(await accountOf(input)).toMatchObject({ disabled: false, customClaims: { admin: true, ...FLAGS } });
    await signIn(input.email, PASSWORD);
  });

  it.each(['updateUser', 'setCustomUserClaims'] as const)(
    'after the document, at %s, is finished by the same call and leaves one document and one entry',
    async (step) => {
      const creator = await makeAdmin();
      const input = newAdmin();
      vi.spyOn(auth, step).mockRejectedValueOnce(new Error('The network is down.'));
      expect(await refusalOf(callerAs(creator).admin.create(input))).toMatchObject({ appCode: 'UNAVAILABLE' });
      const refusal = await refusalOf(callerAs(creator).admin.create(input));
      expect(refusal, 'the first call could still be running').toMatchObject({ appCode: 'BUSY' });

      const later = Date.now() + 65_000;
      const other = { ...input, canEditHypes: false };
      await expect(createAdmin(creator, other, later)).rejects.toMatchObject({ appCode: 'EMAIL_TAKEN' });
      const admin = await createAdmin(creator, input, later);
      expect(await accountOf(input)).toMatchObject({
        ...{ uid: admin.id, disabled: false, customClaims: { admin: true, ...FLAGS } },
      });
      await signIn(input.email, PASSWORD);
      expect(Object.keys(await documents('admins'))).toHaveLength(2);
      expect(await auditEntries()).toHaveLength(1);
    },
  );

  it('is not taken up once the admin is finished', async () => {
    const creator = await makeAdmin();
    const input = newAdmin();
    await callerAs(creator).admin.create(input);
    const again = createAdmin(creator, { ...input, password: 'b'.repeat(32) }, Date.now() + 65_000);
    await expect(again).rejects.toMatchObject({ appCode: 'EMAIL_TAKEN' });
    await signIn(input.email, PASSWORD);
  });
});
