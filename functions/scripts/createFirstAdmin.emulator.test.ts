import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createFirstAdmin } from '../src/admin/createFirstAdmin.ts';
import { makePendingAccount } from '../src/admin/account.ts';
import { auth, mediaBucket } from '../src/firebase.ts';
import { clearFirestore, documents, signIn } from '../test/emulators.ts';
import { callerAs, makeAdmin, PASSWORD } from '../test/factories.ts';

beforeEach(clearFirestore);
afterAll(clearFirestore);

const SCRIPT = join(import.meta.dirname, 'createFirstAdmin.ts');
const newEmail = () => `${randomUUID()}@hypelar.test`;

function run(args: string[], env: NodeJS.ProcessEnv = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT, ...args], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

describe('the first admin', () => {
  it('is made with every permission and a password that is shown once and works', async () => {
    const email = newEmail();
    const { status, stdout } = run(['--email', email.toUpperCase()]);
    expect(status).toBe(0);
    expect(stdout).toContain('Project: demo-hypelar on emulators');
    const password = /^Password: (.{43})$/m.exec(stdout)?.[1] ?? '';
    expect(await signIn(email, password)).toMatch(/./);
    const { uid, customClaims } = await auth.getUserByEmail(email);
    const flags = { canCreateAdmins: true, canCreateHypes: true, canDeleteHypes: true, canEditHypes: true };
    expect(customClaims).toEqual({ admin: true, ...flags });
    expect(await callerAs({ id: uid }).admin.list()).toEqual([
      {
        ...{ id: uid, email, ...flags, hypePremiumLimit: 1000, disabled: false },
        ...{ createdAt: expect.any(Number), createdBy: null },
      },
    ]);
    expect(Object.values(await documents('auditLog'))).toMatchObject([
      { action: 'admin.create', target: `admins/${uid}`, admin: { id: uid, email }, before: null },
    ]);
    expect(JSON.stringify(await documents('admins'))).not.toContain(password);
  });

  it('gets the password of the environment, which is not shown', async () => {
    const email = newEmail();
    const { status, stdout } = run(['--email', email, '--limit', '7'], { HYPELAR_ADMIN_PASSWORD: PASSWORD });
    expect(status).toBe(0);
    expect(stdout).not.toContain(PASSWORD);
    expect(await signIn(email, PASSWORD)).toMatch(/./);
    expect(Object.values(await documents('admins'))).toMatchObject([{ hypePremiumLimit: 7 }]);
  });

  it('lets the sweep begin unless there are files of hypes, which an import may be about', async () => {
    await (await mediaBucket()).deleteFiles({ prefix: 'hypes/', force: true });
    const file = (await mediaBucket()).file('hypes/legacy/gif-a.mp4');
    await file.save('bytes');
    expect(run(['--email', newEmail()]).stdout).toContain('There are files of hypes already');
    expect(await documents('meta')).toEqual({});
    await file.delete();
    expect(run(['--email', newEmail(), '--force']).stdout).not.toContain('There are files');
    expect(Object.keys(await documents('meta'))).toEqual(['sweep']);
  });

  it('is not made in a dry run', async () => {
    const email = newEmail();
    const { status, stdout } = run(['--email', email, '--dry-run']);
    expect(status).toBe(0);
    expect(stdout).toContain('Admins there: 0. Would create');
    expect(await documents('admins')).toEqual({});
    await expect(auth.getUserByEmail(email)).rejects.toThrow('no user record');
  });

  it('is refused when there is an admin, even a disabled one, unless forced', async () => {
    await makeAdmin({ disabled: true });
    const email = newEmail();
    const { status, stdout, stderr } = run(['--email', email]);
    expect(status).toBe(1);
    expect(stderr).toContain('There is an admin already');
    expect(stdout).not.toContain('Password');
    await expect(auth.getUserByEmail(email)).rejects.toThrow('no user record');
    expect(Object.keys(await documents('admins'))).toHaveLength(1);
    expect(run(['--email', email, '--dry-run']).stdout).toContain('Would refuse');
    expect(run(['--email', email, '--force']).status).toBe(0);
    expect(Object.keys(await documents('admins'))).toHaveLength(2);
  });

  it.each([
    [['--email', 'nobody'], {}, '--email: Please enter a valid email address.'],
    [[], {}, '--email: Please enter a valid email address.'],
    [['--email', 'a@hypelar.test', '--limit', 'many'], {}, '--limit: '],
    [['--email', 'a@hypelar.test', '--limit', '10001'], {}, '--limit: A premium limit is at most 10000.'],
    [
      ['--email', 'a@hypelar.test'],
      { HYPELAR_ADMIN_PASSWORD: 'x'.repeat(31) },
      'HYPELAR_ADMIN_PASSWORD: Password should be at least 32 characters long.',
    ],
    [['--email', 'a@hypelar.test'], { FIREBASE_AUTH_EMULATOR_HOST: '' }, 'Set all of FIRESTORE_EMULATOR_HOST'],
    [['--email', 'a@hypelar.test'], { GCLOUD_PROJECT: '' }, 'Set GCLOUD_PROJECT'],
    [['--nonsense'], {}, 'nonsense'],
  ])('is not made with %j and %j', async (args, env, message) => {
    const { status, stderr } = run(args, env);
    expect(status).toBe(1);
    expect(stderr).toContain(message);
    expect(await documents('admins')).toEqual({});
  });

  it('has a command that explains itself', () => {
    const { status, stdout } = run(['--help'], { GCLOUD_PROJECT: '' });
    expect(status).toBe(0);
    for (const word of ['--email', '--dry-run', '--force', 'HYPELAR_ADMIN_PASSWORD']) expect(stdout).toContain(word);
  });

  it('takes up what an earlier run left, and no other account', async () => {
    const flags = { canCreateAdmins: true, canCreateHypes: true, canDeleteHypes: true, canEditHypes: true };
    const input = { email: newEmail(), password: PASSWORD, hypePremiumLimit: 1, ...flags };
    const { uid } = await makePendingAccount(input.email);
    expect(await createFirstAdmin(input, { force: false })).toMatchObject({ id: uid });
    await expect(createFirstAdmin(input, { force: false })).rejects.toMatchObject({ appCode: 'EMAIL_TAKEN' });
  });
});
