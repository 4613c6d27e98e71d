import '../../test/ownProject.ts';
import type { Admin, UpdateAdminInput } from '@hypelar/shared/admin';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearFirestore, documents } from '../../test/emulators.ts';
import { callerAs, makeAccount, makeAdmin } from '../../test/factories.ts';
import { refusalOf } from '../../test/refusal.ts';
import { auth, firestore, Timestamp } from '../firebase.ts';
import { adminClaims } from './adminRepository.ts';
import { updateAdmin } from './updateAdmin.ts';

beforeEach(clearFirestore);

const auditEntries = async () => Object.values(await documents('auditLog'));

async function makeAdminWithAccount(change: Partial<Admin> = {}): Promise<Admin> {
  const admin = await makeAdmin(change);
  await makeAccount(admin);
  return admin;
}

describe('admin.update', () => {
  it('changes flags, limit and disabled, with one entry that has both states', async () => {
    const actor = await makeAdmin();
    const admin = await makeAdminWithAccount();
    const before = (await documents('admins'))[admin.id];
    const changed = await callerAs(actor).admin.update({
      ...{ id: admin.id, flags: { canDeleteHypes: false }, hypePremiumLimit: 2 },
    });
    expect(changed).toEqual({ ...admin, canDeleteHypes: false, hypePremiumLimit: 2 });
    const after = { ...before, canDeleteHypes: false, hypePremiumLimit: 2 };
    expect((await documents('admins'))[admin.id]).toEqual(after);
    expect((await auth.getUser(admin.id)).customClaims).toEqual(adminClaims(changed));
    expect(await auditEntries()).toEqual([
      {
        ...{ at: expect.any(Timestamp), admin: { id: actor.id, email: actor.email } },
        ...{ action: 'admin.update', target: `admins/${admin.id}`, before, after },
      },
    ]);
  });

  it('disables an admin in Auth, ends their sessions, and enables them again', async () => {
    const actor = await makeAdmin();
    const admin = await makeAdminWithAccount();
    const revoke = vi.spyOn(auth, 'revokeRefreshTokens');
    await callerAs(actor).admin.update({ id: admin.id, disabled: true });
    expect(await auth.getUser(admin.id)).toMatchObject({ disabled: true, customClaims: adminClaims(admin) });
    expect(revoke).toHaveBeenCalledExactlyOnceWith(admin.id);
    await callerAs(actor).admin.update({ id: admin.id, disabled: false });
    expect(await auth.getUser(admin.id)).toMatchObject({ disabled: false, customClaims: adminClaims(admin) });
    expect(revoke).toHaveBeenCalledOnce();
  });

  it('keeps fields that it does not know', async () => {
    const admin = await makeAdminWithAccount();
    await firestore.collection('admins').doc(admin.id).update({ note: 'kept' });
    await callerAs(await makeAdmin()).admin.update({ id: admin.id, disabled: true });
    expect((await documents('admins'))[admin.id]).toMatchObject({ note: 'kept', disabled: true });
  });

  it('writes nothing when nothing changes', async () => {
    const admin = await makeAdminWithAccount();
    const { canEditHypes, hypePremiumLimit, disabled } = admin;
    const same = { id: admin.id, flags: { canEditHypes }, hypePremiumLimit, disabled };
    expect(await callerAs(await makeAdmin()).admin.update(same)).toEqual(admin);
    expect(await auditEntries()).toEqual([]);
  });

  it('may lower a limit that is above one’s own', async () => {
    const actor = await makeAdmin({ hypePremiumLimit: 3 });
    const admin = await makeAdminWithAccount({ hypePremiumLimit: 9 });
    expect(await callerAs(actor).admin.update({ id: admin.id, hypePremiumLimit: 3 })).toMatchObject({
      hypePremiumLimit: 3,
    });
  });

  it('holds for an admin whose account is gone', async () => {
    const admin = await makeAdmin();
    await callerAs(await makeAdmin()).admin.update({ id: admin.id, disabled: true });
    expect((await documents('admins'))[admin.id]).toMatchObject({ disabled: true });
  });
});

describe('admin.update refuses, and changes nothing,', () => {
  type Refused = [string, Partial<Admin>, Omit<UpdateAdminInput, 'id'>, string];
  const editsOnly = { canCreateHypes: false, canDeleteHypes: false, canEditHypes: true };

  it.each<Refused>([
    ['an admin with a flag that the actor lacks', {}, { disabled: true }, 'FLAG_NOT_HELD'],
    ['taking that flag', {}, { flags: { canDeleteHypes: false } }, 'FLAG_NOT_HELD'],
    ['giving a flag that the actor lacks', editsOnly, { flags: { canDeleteHypes: true } }, 'FLAG_NOT_HELD'],
    ['a limit above the actor’s', editsOnly, { hypePremiumLimit: 4 }, 'LIMIT_ABOVE_OWN'],
  ])('%s', async (_, change, wanted, appCode) => {
    const actor = await makeAdmin({ canDeleteHypes: false, hypePremiumLimit: 3 });
    const admin = await makeAdminWithAccount(change);
    const before = await documents('admins');
    const refusal = await refusalOf(callerAs(actor).admin.update({ id: admin.id, ...wanted }));
    expect(refusal).toMatchObject({ code: 'FORBIDDEN', appCode });
    expect(await documents('admins')).toEqual(before);
    expect(await auditEntries()).toEqual([]);
    expect(await auth.getUser(admin.id)).toMatchObject({ disabled: false, customClaims: adminClaims(admin) });
  });

  it.each<Omit<UpdateAdminInput, 'id'>>([{ hypePremiumLimit: 5 }, { disabled: true }, { flags: {} }])(
    'one’s own account: %j',
    async (change) => {
      const actor = await makeAdmin();
      const before = await documents('admins');
      const refusal = await refusalOf(callerAs(actor).admin.update({ id: actor.id, ...change }));
      expect(refusal).toMatchObject({ code: 'FORBIDDEN', appCode: 'OWN_ACCOUNT' });
      expect(await documents('admins')).toEqual(before);
    },
  );

  it('an id that nobody has', async () => {
    const refusal = await refusalOf(callerAs(await makeAdmin()).admin.update({ id: 'nobody', disabled: true }));
    expect(refusal).toMatchObject({ code: 'NOT_FOUND', appCode: 'ADMIN_NOT_FOUND' });
  });

  it('an actor without canCreateAdmins, before the input is looked at', async () => {
    const caller = callerAs(await makeAdmin({ canCreateAdmins: false }));
    expect(await refusalOf(caller.admin.update({ id: '' }))).toMatchObject({ appCode: 'FLAG_MISSING' });
  });

  it.each([
    [{ canCreateAdmins: false }, 'FLAG_MISSING'],
    [{ canEditHypes: false }, 'FLAG_NOT_HELD'],
    [{ disabled: true }, 'ADMIN_DISABLED'],
  ])('an actor who has become %j since the call began', async (change, appCode) => {
    const actor = await makeAdmin();
    const admin = await makeAdmin();
    await makeAdmin({ ...actor, ...change });
    await expect(updateAdmin(actor, { id: admin.id, disabled: true })).rejects.toMatchObject({ appCode });
  });

  it('one of two who disable each other at once', async () => {
    const [one, other] = [await makeAdminWithAccount(), await makeAdminWithAccount()];
    const results = await Promise.allSettled([
      callerAs(one).admin.update({ id: other.id, disabled: true }),
      callerAs(other).admin.update({ id: one.id, disabled: true }),
    ]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const disabled = Object.values(await documents('admins')).filter((admin) => admin['disabled'] === true);
    expect(disabled).toHaveLength(1);
  });
});

describe('when Auth fails after the change', () => {
  it.each(['updateUser', 'revokeRefreshTokens', 'setCustomUserClaims'] as const)(
    'at %s, the change holds and the same call brings Auth in line, with one entry in all',
    async (step) => {
      const actor = await makeAdmin();
      const admin = await makeAdminWithAccount();
      const call = () => callerAs(actor).admin.update({ id: admin.id, flags: { canEditHypes: false }, disabled: true });
      vi.spyOn(auth, step).mockRejectedValueOnce(new Error('The network is down.'));
      expect(await refusalOf(call())).toMatchObject({ code: 'SERVICE_UNAVAILABLE', appCode: 'UNAVAILABLE' });
      expect((await documents('admins'))[admin.id]).toMatchObject({ canEditHypes: false, disabled: true });

      const changed = await call();
      expect(await auth.getUser(admin.id)).toMatchObject({ disabled: true, customClaims: adminClaims(changed) });
      expect(await auditEntries()).toHaveLength(1);
    },
  );

  it('follows the last of several changes at once', async () => {
    const actor = await makeAdmin();
    const admin = await makeAdminWithAccount();
    const setClaims = auth.setCustomUserClaims.bind(auth);
    vi.spyOn(auth, 'setCustomUserClaims').mockImplementationOnce(async (uid, lateClaims) => {
      await callerAs(actor).admin.update({ id: admin.id, flags: { canDeleteHypes: false } });
      await setClaims(uid, lateClaims);
    });
    await callerAs(actor).admin.update({ id: admin.id, flags: { canEditHypes: false } });
    expect((await auth.getUser(admin.id)).customClaims).toEqual(
      adminClaims({ ...admin, canDeleteHypes: false, canEditHypes: false }),
    );
    expect(await auditEntries()).toHaveLength(2);
  });
});
