import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearFirestore, documents, signIn } from '../../test/emulators.ts';
import { callerAs, makeAccount, makeAdmin, PASSWORD } from '../../test/factories.ts';
import { refusalOf } from '../../test/refusal.ts';
import { auth, Timestamp } from '../firebase.ts';

beforeEach(clearFirestore);
afterAll(clearFirestore);

const auditEntries = async () => Object.values(await documents('auditLog'));

describe('admin.resetLink', () => {
  it('gives a link that sets a new password, and keeps that it did, never the link', async () => {
    const actor = await makeAdmin();
    const admin = await makeAdmin();
    await makeAccount(admin);
    const { link } = await callerAs(actor).admin.resetLink({ id: admin.id });
    expect(await auditEntries()).toEqual([
      {
        ...{ at: expect.any(Timestamp), admin: { id: actor.id, email: actor.email } },
        ...{ action: 'admin.resetLink', target: `admins/${admin.id}`, before: null, after: null },
      },
    ]);
    const newPassword = 'n'.repeat(32);
    await fetch(`${link}&newPassword=${newPassword}`);
    await signIn(admin.email, newPassword);
    await expect(signIn(admin.email, PASSWORD)).rejects.toThrow('INVALID_PASSWORD');
  });

  it('is for the account of the admin, whatever address their document has', async () => {
    const admin = await makeAdmin();
    await makeAccount(admin);
    const victim = await makeAdmin();
    await makeAccount(victim);
    await makeAdmin({ ...admin, email: victim.email });
    const { link } = await callerAs(await makeAdmin()).admin.resetLink({ id: admin.id });
    await fetch(`${link}&newPassword=${'n'.repeat(32)}`);
    expect(await signIn(victim.email, PASSWORD)).toMatch(/./);
  });

  it.each([
    ['a flag that the actor lacks', {}, 'FORBIDDEN', 'FLAG_NOT_HELD'],
    ['a limit above the actor’s', { canDeleteHypes: false, hypePremiumLimit: 4 }, 'FORBIDDEN', 'LIMIT_ABOVE_OWN'],
    ['been disabled', { canDeleteHypes: false, disabled: true }, 'PRECONDITION_FAILED', 'ACCOUNT_DISABLED'],
  ])('refuses for an admin who has %s', async (_, change, code, appCode) => {
    const actor = await makeAdmin({ canDeleteHypes: false, hypePremiumLimit: 3 });
    const admin = await makeAdmin({ hypePremiumLimit: 3, ...change });
    await makeAccount(admin);
    const asked = vi.spyOn(auth, 'generatePasswordResetLink');
    expect(await refusalOf(callerAs(actor).admin.resetLink({ id: admin.id }))).toMatchObject({ code, appCode });
    expect(asked).not.toHaveBeenCalled();
    expect(await auditEntries()).toEqual([]);
  });

  it('refuses for oneself, for nobody, for an admin without an account and without canCreateAdmins', async () => {
    const actor = await makeAdmin();
    const noAccount = await makeAdmin();
    const weak = await makeAdmin({ canCreateAdmins: false });
    const appCodeOf = async (caller: { id: string }, id: string) =>
      (await refusalOf(callerAs(caller).admin.resetLink({ id }))).appCode;
    expect([
      await appCodeOf(actor, actor.id),
      await appCodeOf(actor, 'nobody'),
      await appCodeOf(actor, noAccount.id),
      await appCodeOf(weak, actor.id),
    ]).toEqual(['OWN_ACCOUNT', 'ADMIN_NOT_FOUND', 'ADMIN_NOT_FOUND', 'FLAG_MISSING']);
    expect(await auditEntries()).toEqual([]);
  });
});
