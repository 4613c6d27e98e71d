import { EMPTY_REGISTRY, premiumUsed } from '@hypelar/shared/premium';
import * as z from 'zod/mini';
import { registrySchema } from '../../src/premium/premiumRepository.ts';
import { storedInt } from '../../src/storedFields.ts';
import { problem, type Problem } from './problem.ts';
import type { Records } from './records.ts';

const limitSchema = z.object({ hypePremiumLimit: storedInt });
const usedSchema = z.object({ premiumUsed: storedInt });

/**
 * Differences between the registry, the premium hypes and the counts stored with the admins. A missing registry counts
 * as empty.
 */
export function checkPremium({ hypes, admins, premiumHypes }: Records): Problem[] {
  const where = 'premiumHypes/premium';
  const stored = premiumHypes.get('premium') ?? EMPTY_REGISTRY;
  const { data: registry, error } = registrySchema.safeParse(stored);
  if (!registry) {
    const fields = error.issues.map(({ path }) => path.join('.')).join(', ');
    return [problem('premium', where, `has no proper ${fields}`)];
  }
  const { premiumHypeCount: count, premiumHypeIds, markedBy } = registry;
  const ids = new Set(premiumHypeIds);
  const isPremium = (id: string) => hypes.get(id)?.['isPremium'] === true;
  const missing = [...hypes.keys()].filter((id) => isPremium(id) && !ids.has(id));
  const says = [
    ...(count === premiumHypeIds.length ? [] : [`counts ${count} for ${premiumHypeIds.length} ids`]),
    ...(ids.size === premiumHypeIds.length ? [] : [`lists ${premiumHypeIds.length - ids.size} ids twice`]),
    ...[...ids].filter((id) => !hypes.has(id)).map((id) => `lists ${id}, which is no hype`),
    ...[...ids].filter((id) => hypes.has(id) && !isPremium(id)).map((id) => `lists ${id}, which is not premium`),
    ...missing.map((id) => `does not list ${id}, which is premium`),
    ...Object.keys(markedBy)
      .filter((id) => !ids.has(id))
      .map((id) => `knows who marked ${id}, which it does not list`),
  ];
  const differing = [...admins].flatMap(([id, admin]): Problem[] => {
    const [used, known] = [premiumUsed(registry, id), usedSchema.parse(admin).premiumUsed];
    return used === known ? [] : [problem('premium', `admins/${id}`, `says ${known} marked hypes instead of ${used}`)];
  });
  return [...says.map((what) => problem('premium', where, what)), ...differing];
}

/** Admins who have marked more hypes than their limit: lowering a limit keeps existing marks. */
export function checkAllowance({ admins, premiumHypes }: Records): Problem[] {
  const { data: registry } = registrySchema.safeParse(premiumHypes.get('premium'));
  if (!registry) return [];
  return [...admins].flatMap(([id, admin]): Problem[] => {
    const used = premiumUsed(registry, id);
    const { hypePremiumLimit: limit } = limitSchema.parse(admin);
    if (used <= limit) return [];
    return [problem('allowance', `admins/${id}`, `has marked ${used} hypes with a limit of ${limit}`)];
  });
}
