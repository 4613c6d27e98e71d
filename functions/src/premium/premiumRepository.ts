import type { Admin } from '@hypelar/shared/admin';
import { idSchema } from '@hypelar/shared/id';
import { premiumUsed, repairedRegistry, type PremiumRegistry } from '@hypelar/shared/premium';
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
 * The registry to base a change on: aligned with the hypes when its count differs from the number of premium hypes, so
 * that drift heals with the next change. Counting costs one read per thousand premium hypes, however many hypes there
 * are. A wrong id in place of a right one leaves the count equal and is not repaired: it gives nobody an extra place,
 * and the doctor finds it.
 */
export async function readSoundRegistry(tx: Tx): Promise<PremiumRegistry> {
  const [registry, premium] = await Promise.all([readRegistry(tx), countPremiumHypes(tx)]);
  return registry.premiumHypeCount === premium
    ? repairedRegistry(registry, registry.premiumHypeIds)
    : readRepairedRegistry(tx);
}

/** The registry aligned with the hypes, whatever is stored. Reads the id of every premium hype. */
export async function readRepairedRegistry(tx: Tx): Promise<PremiumRegistry> {
  const [registry, premiumIds] = await Promise.all([readRegistry(tx), readPremiumHypeIds(tx)]);
  return repairedRegistry(registry, premiumIds);
}

/** The admin who marked a hype; null for no id, a malformed one, or an unknown admin. The actor is not read again. */
export async function readMarker(tx: Tx, markerId: string | null, actor: Admin): Promise<Admin | null> {
  if (markerId === null || !idSchema.safeParse(markerId).success) return null;
  return markerId === actor.id ? actor : readAdmin(markerId, tx);
}

/**
 * Writes the registry, and caches the new use in the document of the admin whose use changes, where `session.me` finds
 * it without another read. Limits are checked against the registry alone. `marker` is an admin read in this
 * transaction, null when nobody's use changes.
 */
export function writeRegistry(tx: Tx, registry: PremiumRegistry, marker: Admin | null): void {
  Tx.open(tx).set(registryDocument(), registry);
  if (marker) writePremiumUsed(tx, marker.id, premiumUsed(registry, marker.id));
}
