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

/** Whether an admin who has marked `used` hypes may mark one more (spec, sections 5 and 6). */
export function mayMarkPremium(admin: Flags & { hypePremiumLimit: number }, used: number): boolean {
  return hasFlag(admin, 'canEditHypes') && used < admin.hypePremiumLimit;
}

/** The registry with the hype marked by the admin. Marking what is marked already changes nothing. */
export function markPremium(registry: PremiumRegistry, hypeId: string, adminId: string): PremiumRegistry {
  if (registry.premiumHypeIds.includes(hypeId)) return registry;
  const premiumHypeIds = [...registry.premiumHypeIds, hypeId];
  return {
    premiumHypeCount: premiumHypeIds.length,
    premiumHypeIds,
    markedBy: { ...registry.markedBy, [hypeId]: adminId },
  };
}
