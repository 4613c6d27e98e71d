import { isDeepStrictEqual } from 'node:util';
import { EMPTY_REGISTRY } from '@hypelar/shared/premium';
import { firestore, inTransaction, Tx } from '../../src/firebase.ts';
import { readMendedRegistry, writeRegistry } from '../../src/premium/premiumRepository.ts';
import { legacyFields } from './legacyValues.ts';

/** Brings the premium registry in step with the hypes: their own flag decides. Writes nothing when it is. */
export function repairRegistry(): Promise<void> {
  return inTransaction(async (tx) => {
    const snapshot = await Tx.open(tx).get(firestore.collection('premiumHypes').doc('premium'));
    const stored = legacyFields(snapshot.data() ?? EMPTY_REGISTRY) ?? {};
    const sound = await readMendedRegistry(tx);
    const same = Object.entries(sound).every(([field, value]) => isDeepStrictEqual(stored[field], value));
    if (!same) writeRegistry(tx, sound);
  });
}
