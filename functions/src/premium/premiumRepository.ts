import { soundRegistry, type PremiumRegistry } from '@hypelar/shared/premium';
import * as z from 'zod/mini';
import { firestore, Tx } from '../firebase.ts';
import { countPremiumHypes, readPremiumHypeIds } from '../hype/hypeRepository.ts';
import { storedTexts } from '../storedFields.ts';

/** `premiumHypes/premium` as it is written. */
export const registrySchema = z.object({
  premiumHypeCount: z.int(),
  premiumHypeIds: z.array(z.string()),
  markedBy: z.record(z.string(), z.string()),
});

const storedRegistrySchema = z.object({
  premiumHypeIds: storedTexts,
  markedBy: z.catch(registrySchema.shape.markedBy, {}),
});

const registryDocument = () => firestore.collection('premiumHypes').doc('premium');

/** The registry; empty when there is no document. The count is that of the ids, whatever was stored. */
export async function readRegistry(tx?: Tx): Promise<PremiumRegistry> {
  const snapshot = await (tx ? Tx.open(tx).get(registryDocument()) : registryDocument().get());
  const { premiumHypeIds, markedBy } = storedRegistrySchema.parse(snapshot.data() ?? {});
  const ids = [...new Set(premiumHypeIds)];
  return { premiumHypeCount: ids.length, premiumHypeIds: ids, markedBy };
}

/**
 * The registry for whoever changes it: mended when it does not list as many hypes as are premium, so that what drifted
 * heals with the next change. One read for a thousand premium hypes, however many hypes there are. Another hype in the
 * place of one that is premium leaves the number as it is: nobody gets a place too many by that, and the doctor finds it.
 */
export async function readSoundRegistry(tx: Tx): Promise<PremiumRegistry> {
  const [registry, premium] = await Promise.all([readRegistry(tx), countPremiumHypes(tx)]);
  return registry.premiumHypeCount === premium
    ? soundRegistry(registry, registry.premiumHypeIds)
    : readMendedRegistry(tx);
}

/** The registry in step with the hypes, whatever became of it. Reads the id of every premium hype. */
export async function readMendedRegistry(tx: Tx): Promise<PremiumRegistry> {
  const [registry, premiumIds] = await Promise.all([readRegistry(tx), readPremiumHypeIds(tx)]);
  return soundRegistry(registry, premiumIds);
}

export function writeRegistry(tx: Tx, registry: PremiumRegistry): void {
  Tx.open(tx).set(registryDocument(), registry);
}
