import { checkCards } from './checkCards.ts';
import { checkMedia, checkObjects } from './checkMedia.ts';
import { checkOrder } from './checkOrder.ts';
import { checkAllowance, checkPremium } from './checkPremium.ts';
import type { Problem } from './problem.ts';
import { readRecords, type Records } from './records.ts';
import { readObjects, type Objects } from './storedObjects.ts';

const CHECKS = {
  order: checkOrder,
  premium: checkPremium,
  allowance: checkAllowance,
  cards: checkCards,
  media: checkMedia,
  objects: checkObjects,
} satisfies Record<string, (records: Records, objects: Objects) => Problem[]>;

/** The invariants of the data: (a) order, (b) premium and allowance, (c) media, (d) objects, (e) cards. */
export type Invariant = keyof typeof CHECKS;

/** Those that need Firestore alone. */
export const FIRESTORE_RULES: readonly Invariant[] = ['order', 'premium', 'allowance', 'cards'];
const ALL_INVARIANTS: readonly Invariant[] = [...FIRESTORE_RULES, 'media', 'objects'];

/** Where the invariants of the data do not hold; nothing when all is sound. */
export async function findBrokenInvariants(wanted: readonly Invariant[] = ALL_INVARIANTS): Promise<Problem[]> {
  // Objects first: each has its reservation before it is there, so none is taken for abandoned.
  const objects = wanted.some((invariant) => invariant === 'media' || invariant === 'objects')
    ? await readObjects()
    : new Map();
  const records = await readRecords();
  return wanted.flatMap((invariant) => CHECKS[invariant](records, objects));
}
