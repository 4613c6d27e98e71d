import { randomInt } from 'node:crypto';
import type { Admin } from '@hypelar/shared/admin';
import { AppError } from '@hypelar/shared/appError';
import { MAX_REWRITTEN_HYPES, repairedOrder, shuffledPositions } from '@hypelar/shared/order';
import { requireAdmin } from '../admin/requireAdmin.ts';
import { addAuditEntry, SYSTEM } from '../audit/auditRepository.ts';
import { inTransaction, type Tx } from '../firebase.ts';
import { readHypeOrder, readOrders, writeHypeOrder, writeOrder, type HypeOrder } from './orderRepository.ts';
import { readShuffleSlot, writePreviousOrder, writeShuffleSlot } from './shuffleRepository.ts';

type Shuffled = { total: number; version: number };
type Options = {
  /** epoch ms */
  now?: number;
  /** A whole number from 0 to below `bound` */
  random?: (bound: number) => number;
};

/**
 * Puts all hypes into a random order, and keeps the present one for `undoShuffle`. Fewer than two hypes stay as they
 * are. TOO_MANY_HYPES above 10,000, before anything is written.
 */
export function shuffleHypes(admin: Admin, options: Options = {}): Promise<Shuffled> {
  return inTransaction(async (tx) => {
    const order = await readHypeOrder(tx);
    const { id, email } = await requireAdmin(admin.id, tx);
    return shuffle(tx, order, { actor: { id, email }, ...options });
  });
}

/**
 * Runs the scheduled shuffle that was due at `slot` (epoch ms), once per slot: null when this or a later slot was done.
 */
export function shuffleForSlot(slot: number, options: Options = {}): Promise<Shuffled | null> {
  return inTransaction(async (tx) => {
    const order = await readHypeOrder(tx);
    if ((await readShuffleSlot(tx)) >= slot) return null;
    const shuffled = await shuffle(tx, order, { actor: SYSTEM, ...options });
    writeShuffleSlot(tx, slot);
    return shuffled;
  });
}

type Shuffle = Options & { actor: { id: string; email: string } };

async function shuffle(tx: Tx, known: HypeOrder | null, { actor, now = Date.now(), random = randomInt }: Shuffle) {
  const hypes = await readOrders(tx, MAX_REWRITTEN_HYPES + 1);
  const total = hypes.length;
  if (total > MAX_REWRITTEN_HYPES) throw new AppError('TOO_MANY_HYPES');
  const { version: before } = known ?? { version: 0 };
  if (total < 2) return { total, version: before };

  const version = before + 1;
  // A broken order is taken as `repairOrder` would leave it.
  const repaired = new Map(repairedOrder(hypes).map(({ id, order }) => [id, order]));
  const idAt = new Map(hypes.map(({ id, order }) => [repaired.get(id) ?? order, id]));
  const positions = shuffledPositions(total, random);
  for (const [index, old] of positions.entries()) {
    const id = idAt.get(old);
    if (id !== undefined) writeOrder(tx, id, index + 1);
  }
  writePreviousOrder(tx, { version, positions });
  writeHypeOrder(tx, { count: total, version });
  addAuditEntry(tx, now, {
    admin: actor,
    action: 'hype.shuffle',
    target: 'meta/hypeOrder',
    before: { version: before },
    after: { total, version },
  });
  return { total, version };
}
