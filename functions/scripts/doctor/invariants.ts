import { checkCards } from './checkCards.ts';
import { checkMedia, checkObjects } from './checkMedia.ts';
import { checkOrder } from './checkOrder.ts';
import { checkPreviousOrder } from './checkPreviousOrder.ts';
import { checkAllowance, checkPremium } from './checkPremium.ts';
import { checkReservations } from './checkReservations.ts';
import { checkIds, checkShape } from './checkShape.ts';
import { readObjects, type Objects } from '../import/objects.ts';
import type { Problem } from './problem.ts';
import { readRecords, type Records } from './records.ts';

const INVARIANTS = {
  order: checkOrder,
  premium: checkPremium,
  allowance: checkAllowance,
  cards: checkCards,
  media: checkMedia,
  objects: checkObjects,
} satisfies Record<string, (records: Records, objects: Objects) => Problem[]>;

/** The invariants of the data: (a) order, (b) premium and allowance, (c) media, (d) objects, (e) cards. */
export type Invariant = keyof typeof INVARIANTS;

/** The invariants that need only Firestore. */
export const FIRESTORE_RULES: readonly Invariant[] = ['order', 'premium', 'allowance', 'cards'];
const ALL_INVARIANTS: readonly Invariant[] = [...FIRESTORE_RULES, 'media', 'objects'];

/** Finds violations of the data's invariants; empty when all is sound. */
export async function findBrokenInvariants(wanted: readonly Invariant[] = ALL_INVARIANTS): Promise<Problem[]> {
  const needsObjects = wanted.some((invariant) => invariant === 'media' || invariant === 'objects');
  // Objects first: each is created after its reservation, so none looks abandoned.
  const objects: Objects = needsObjects ? await readObjects() : new Map();
  const records = await readRecords();
  return wanted.flatMap((invariant) => INVARIANTS[invariant](records, objects));
}

/** Every problem of hypes, their files and the data kept about them. */
export function checkRecords(records: Records, objects: Objects): Problem[] {
  const checks = [...Object.values(INVARIANTS), checkShape, checkIds, checkPreviousOrder, checkReservations];
  return checks.flatMap((check) => check(records, objects));
}
