import type { Flags } from '@hypelar/shared/permission';
import { NO_FLAGS } from '../../functions/scripts/demoAdmins.ts';
import { adminClaims, writeAdmin } from '../../functions/src/admin/adminRepository.ts';
import { auth } from '../../functions/src/firebase.ts';

/** Creates an admin with only these flags, who can sign in. */
export async function makeAdmin(grant: Partial<Flags> & { hypePremiumLimit?: number }) {
  const account = { email: `e2e-${crypto.randomUUID()}@hypelar.test`, password: `parola-${crypto.randomUUID()}` };
  const { uid } = await auth.createUser(account);
  const admin = {
    ...{ id: uid, email: account.email, disabled: false, createdAt: Date.now(), createdBy: null },
    ...{ ...NO_FLAGS, hypePremiumLimit: 1, ...grant },
  };
  await auth.setCustomUserClaims(uid, adminClaims(admin));
  await writeAdmin(admin);
  return { ...account, id: uid };
}
