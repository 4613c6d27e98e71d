import type { Admin } from '@hypelar/shared/admin';
import { AppError } from '@hypelar/shared/appError';
import { MAX_REWRITTEN_HYPES } from '@hypelar/shared/order';
import { requireAdmin } from '../admin/requireAdmin.ts';
import { addAuditEntry } from '../audit/auditRepository.ts';
import { inTransaction } from '../firebase.ts';
import { readHypeOrder, readOrders, writeHypeOrder, writeOrder } from './orderRepository.ts';
import { readPreviousOrder, removePreviousOrder } from './shuffleRepository.ts';

/**
 * Puts the hypes back to exactly where they were before the shuffle that made this version of the order. ORDER_CHANGED
 * once anything has changed the order since.
 */
export function undoShuffle(admin: Admin, version: number, now = Date.now()): Promise<{ total: number }> {
  return inTransaction(async (tx) => {
    const order = await readHypeOrder(tx);
    const [actor, previous] = await Promise.all([requireAdmin(admin.id, tx), readPreviousOrder(tx)]);
    if (order?.version !== version || previous?.version !== version) throw new AppError('ORDER_CHANGED');
    const hypes = await readOrders(tx, MAX_REWRITTEN_HYPES + 1);
    const total = hypes.length;
    if (total !== previous.positions.length) throw new AppError('ORDER_CHANGED');

    for (const hype of hypes) {
      const old = previous.positions[(hype.order ?? 0) - 1];
      if (old === undefined) throw new AppError('ORDER_CHANGED');
      if (old !== hype.order) writeOrder(tx, hype.id, old);
    }
    removePreviousOrder(tx);
    writeHypeOrder(tx, { count: total, version: version + 1 });
    addAuditEntry(tx, now, {
      admin: { id: actor.id, email: actor.email },
      action: 'hype.undoShuffle',
      target: 'meta/hypeOrder',
      before: { version },
      after: { total, version: version + 1 },
    });
    return { total };
  });
}
