import * as z from 'zod/mini';
import { inTransaction } from '../../src/firebase.ts';
import { removePreviousOrder } from '../../src/hype/shuffleRepository.ts';
import { problem, type Problem } from './problem.ts';
import type { Records } from './records.ts';

const previousSchema = z.object({ version: z.int(), positions: z.array(z.int()) });
const orderSchema = z.object({ version: z.int() });

const broken = (what: string): Problem[] => [problem('previousOrder', 'meta/previousOrder', what)];

/** A `meta/previousOrder` from which no shuffle can be undone. One of an older version is refused and does no harm. */
export function checkPreviousOrder({ hypes, meta }: Records): Problem[] {
  if (!meta.has('previousOrder')) return [];
  const { data: previous } = previousSchema.safeParse(meta.get('previousOrder'));
  if (!previous) return broken('cannot be read');
  const version = orderSchema.safeParse(meta.get('hypeOrder')).data?.version ?? 0;
  if (previous.version > version) return broken(`is of version ${previous.version}, but the order of ${version}`);
  const isPermutation = previous.positions.toSorted((a, b) => a - b).every((position, index) => position === index + 1);
  const isUsable = isPermutation && previous.positions.length === hypes.size;
  return previous.version < version || isUsable ? [] : broken('does not have each position once');
}

/** Takes it away: the latest shuffle cannot be undone any more, as it could not before. */
export function dropPreviousOrder(): Promise<void> {
  return inTransaction(async (tx) => removePreviousOrder(tx));
}
