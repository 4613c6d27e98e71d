import { isDeepStrictEqual } from 'node:util';
import { EMPTY_REGISTRY } from '@hypelar/shared/premium';
import { firestore, inTransaction, Tx } from '../../src/firebase.ts';
import { readSoundRegistry, writeRegistry } from '../../src/premium/premiumRepository.ts';

/** Brings the premium registry in step with the hypes: their own flag decides. Gives whether that took a change. */
export function repairRegistry(): Promise<boolean> {
  return inTransaction(async (tx) => {
    const snapshot = await Tx.open(tx).get(firestore.collection('premiumHypes').doc('premium'));
    const sound = await readSoundRegistry(tx);
    const { premiumHypeCount, premiumHypeIds, markedBy } = snapshot.data() ?? EMPTY_REGISTRY;
    if (isDeepStrictEqual({ premiumHypeCount, premiumHypeIds, markedBy }, sound)) return false;
    writeRegistry(tx, sound);
    return true;
  });
}
