import type { Admin } from '@hypelar/shared/admin';
import { flagsSchema } from '@hypelar/shared/flags';
import { FLAGS, type Flags } from '@hypelar/shared/permission';
import { randomUUID } from 'node:crypto';
import { auth, firestore } from '../src/firebase.ts';
import { makeAccount, makeAdmin, PASSWORD } from './factories.ts';
import { idToken } from './idToken.ts';

/** Why a caller is refused whatever they send. */
export type Access = 'SIGN_IN_REQUIRED' | 'NOT_AN_ADMIN' | 'ADMIN_DISABLED' | 'FLAG_MISSING';

export type Caller = {
  name: string;
  token: string | undefined;
  /** What they hold; null for callers who are no admins */
  flags: Flags | null;
  /** How every call is refused; null for admins */
  refusal: Access | null;
};

const FLAG_SETS = Array.from({ length: 16 }, (_, bits) =>
  flagsSchema.parse(Object.fromEntries(FLAGS.map((flag, index) => [flag, (bits & (1 << index)) !== 0]))),
);

/** Creates an admin for each of the 16 sets of flags, the one with all of them first. */
export async function makeAdmins(): Promise<{ owner: Admin; callers: Caller[] }> {
  const owner = await enrol();
  const admins = [owner, ...(await Promise.all(FLAG_SETS.slice(0, -1).map((flags) => enrol(flags))))];
  const callers = admins.map((admin): Caller => {
    const held = FLAGS.filter((flag) => admin[flag]).join(', ') || 'no flag';
    return { name: `an admin with ${held}`, token: idToken(admin.id), flags: admin, refusal: null };
  });
  return { owner, callers };
}

/** Creates the callers who must be refused everywhere. Those who ever had flags had all of them. */
export async function makeStrangers(): Promise<Caller[]> {
  const user = await auth.createUser({ email: `${randomUUID()}@ornek.test`, password: PASSWORD });
  const disabled = await enrol({ disabled: true });
  const locked = await enrol();
  await auth.updateUser(locked.id, { disabled: true });
  const removed = await enrol();
  await firestore.doc(`admins/${removed.id}`).delete();
  const deleted = await enrol();
  await auth.deleteUser(deleted.id);
  const revoked = await enrol();
  await auth.revokeRefreshTokens(revoked.id);
  const now = Math.floor(Date.now() / 1000);
  return [
    stranger('nobody, without a token', undefined, 'SIGN_IN_REQUIRED'),
    stranger('nobody, with garbage as a token', 'garbage', 'SIGN_IN_REQUIRED'),
    stranger('nobody, with junk in three parts', 'a.b.c', 'SIGN_IN_REQUIRED'),
    stranger(
      'an admin whose token expired',
      idToken(locked.id, { iat: now - 7200, exp: now - 3600 }),
      'SIGN_IN_REQUIRED',
    ),
    stranger('an admin whose token was revoked', idToken(revoked.id, { iat: now - 60 }), 'SIGN_IN_REQUIRED'),
    stranger('a user of the app', idToken(user.uid), 'NOT_AN_ADMIN'),
    stranger('a disabled admin', idToken(disabled.id), 'ADMIN_DISABLED'),
    stranger('an admin disabled in Auth', idToken(locked.id), 'ADMIN_DISABLED'),
    stranger('an admin whose document was deleted', idToken(removed.id), 'NOT_AN_ADMIN'),
    stranger('an admin whose account was deleted', idToken(deleted.id), 'SIGN_IN_REQUIRED'),
  ];
}

function stranger(name: string, token: string | undefined, refusal: Access): Caller {
  return { name, token, flags: null, refusal };
}

async function enrol(change: Partial<Admin> = {}): Promise<Admin> {
  const admin = await makeAdmin(change);
  await makeAccount(admin);
  return admin;
}
