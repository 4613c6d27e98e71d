import { hasFlag, type Flags } from './permission.ts';

/** The registry `premiumHypes/premium` (spec, section 3), with who marked each hype. */
export type PremiumRegistry = {
  premiumHypeCount: number;
  premiumHypeIds: string[];
  /** hype id -> id of the admin who marked it */
  markedBy: Record<string, string>;
};

export const EMPTY_REGISTRY: PremiumRegistry = { premiumHypeCount: 0, premiumHypeIds: [], markedBy: {} };

/** How many premium hypes this admin has marked. Ids without a marker count for nobody. */
export function premiumUsed(registry: PremiumRegistry, adminId: string): number {
  return registry.premiumHypeIds.filter((hypeId) => registry.markedBy[hypeId] === adminId).length;
}

/** Whether an admin who has marked `used` hypes has room for one more within their limit. */
export function hasPremiumPlace(admin: { hypePremiumLimit: number }, used: number): boolean {
  return used < admin.hypePremiumLimit;
}

/** Whether an admin who has marked `used` hypes may mark one more (spec, sections 5 and 6). */
export function mayMarkPremium(admin: Flags & { hypePremiumLimit: number }, used: number): boolean {
  return hasFlag(admin, 'canEditHypes') && hasPremiumPlace(admin, used);
}

/** Marks the hype for the admin, or with `null` for no known admin. Does nothing if it is already marked. */
export function markPremium(registry: PremiumRegistry, hypeId: string, adminId: string | null): PremiumRegistry {
  if (registry.premiumHypeIds.includes(hypeId)) return registry;
  const premiumHypeIds = [...registry.premiumHypeIds, hypeId];
  return {
    premiumHypeCount: premiumHypeIds.length,
    premiumHypeIds,
    markedBy: adminId === null ? registry.markedBy : { ...registry.markedBy, [hypeId]: adminId },
  };
}

/** Removes the hype from the registry, which frees a place of the admin who marked it. */
export function unmarkPremium(registry: PremiumRegistry, hypeId: string): PremiumRegistry {
  return registryOf(
    registry,
    registry.premiumHypeIds.filter((id) => id !== hypeId),
  );
}

/**
 * Aligns the registry with the hypes that are premium: drops other ids and appends missing ones, which count for
 * nobody. So a registry that drifted is sound after the next change.
 */
export function repairedRegistry(registry: PremiumRegistry, premiumIds: readonly string[]): PremiumRegistry {
  const known = registry.premiumHypeIds.filter((id) => premiumIds.includes(id));
  return registryOf(registry, [...new Set([...known, ...premiumIds])]);
}

function registryOf({ markedBy }: PremiumRegistry, premiumHypeIds: string[]): PremiumRegistry {
  const kept = Object.entries(markedBy).filter(([id]) => premiumHypeIds.includes(id));
  return { premiumHypeCount: premiumHypeIds.length, premiumHypeIds, markedBy: Object.fromEntries(kept) };
}
