import type { Admin } from '@hypelar/shared/admin';
import { idSchema } from '@hypelar/shared/id';
import { premiumUsed, soundRegistry, type PremiumRegistry } from '@hypelar/shared/premium';
import * as z from 'zod/mini';
import { readAdmin, writePremiumUsed } from '../admin/adminRepository.ts';
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
async function readRegistry(tx: Tx): Promise<PremiumRegistry> {
  const snapshot = await Tx.open(tx).get(registryDocument());
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

/** The admin with this id who marked a hype, null when there is none, or no such id. Whoever acts was read already. */
export async function readMarker(tx: Tx, markerId: string | null, actor: Admin): Promise<Admin | null> {
  if (markerId === null || !idSchema.safeParse(markerId).success) return null;
  return markerId === actor.id ? actor : readAdmin(markerId, tx);
}

/**
 * Writes the registry, and into the document of the admin whose use changes how much that is now, where `session.me` has
 * it without another read. What is allowed is decided by the registry alone. `marker` is an admin read in this
 * transaction, null when nobody's use changes.
 */
export function writeRegistry(tx: Tx, registry: PremiumRegistry, marker: Admin | null): void {
  Tx.open(tx).set(registryDocument(), registry);
  if (marker) writePremiumUsed(tx, marker.id, premiumUsed(registry, marker.id));
}
