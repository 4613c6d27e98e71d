import { isDeepStrictEqual } from 'node:util';
import { EMPTY_REGISTRY, premiumUsed } from '@hypelar/shared/premium';
import { readAdmins, writePremiumUsed } from '../../src/admin/adminRepository.ts';
import { firestore, inTransaction, Tx } from '../../src/firebase.ts';
import { readRepairedRegistry, writeRegistry } from '../../src/premium/premiumRepository.ts';
import { legacyFields } from './legacyValues.ts';

/**
 * Aligns the premium registry with the hypes, whose own flag decides, and the admins' counts with the registry. Writes
 * nothing when they agree.
 */
export function repairRegistry(): Promise<void> {
  return inTransaction(async (tx) => {
    const snapshot = await Tx.open(tx).get(firestore.collection('premiumHypes').doc('premium'));
    const stored = legacyFields(snapshot.data() ?? EMPTY_REGISTRY) ?? {};
    const [sound, admins] = await Promise.all([readRepairedRegistry(tx), readAdmins(tx)]);
    const same = Object.entries(sound).every(([field, value]) => isDeepStrictEqual(stored[field], value));
    if (!same) writeRegistry(tx, sound, null);
    for (const admin of admins) {
      const used = premiumUsed(sound, admin.id);
      if (used !== admin.premiumUsed) writePremiumUsed(tx, admin.id, used);
    }
  });
}
