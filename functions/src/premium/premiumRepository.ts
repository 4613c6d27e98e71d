import { soundRegistry, type PremiumRegistry } from '@hypelar/shared/premium';
import * as z from 'zod/mini';
import { firestore, Tx } from '../firebase.ts';
import { readPremiumHypeIds } from '../hype/hypeRepository.ts';
import { storedTexts } from '../storedFields.ts';

const storedRegistrySchema = z.object({
  premiumHypeIds: storedTexts,
  markedBy: z.catch(z.record(z.string(), z.string()), {}),
});

const registryDocument = () => firestore.collection('premiumHypes').doc('premium');

/** The registry; empty when there is no document. The count is that of the ids, whatever was stored. */
export async function readRegistry(tx?: Tx): Promise<PremiumRegistry> {
  const snapshot = await (tx ? Tx.open(tx).get(registryDocument()) : registryDocument().get());
  const { premiumHypeIds, markedBy } = storedRegistrySchema.parse(snapshot.data() ?? {});
  const ids = [...new Set(premiumHypeIds)];
  return { premiumHypeCount: ids.length, premiumHypeIds: ids, markedBy };
}

/** The registry in step with the hypes, whatever became of it. For whoever changes it. */
export async function readSoundRegistry(tx: Tx): Promise<PremiumRegistry> {
  const [registry, premiumIds] = await Promise.all([readRegistry(tx), readPremiumHypeIds(tx)]);
  return soundRegistry(registry, premiumIds);
}

export function writeRegistry(tx: Tx, registry: PremiumRegistry): void {
  Tx.open(tx).set(registryDocument(), registry);
}
