import type { Admin } from '@hypelar/shared/admin';
import { AppError } from '@hypelar/shared/appError';
import type { HypeRow, MoveHypeInput } from '@hypelar/shared/hype';
import { requireAdmin } from '../admin/requireAdmin.ts';
import { addAuditEntry } from '../audit/auditRepository.ts';
import { readHype, readHypesAt } from './hypeRepository.ts';
import { writeHypeOrder, writeOrder } from './orderRepository.ts';
import { BrokenOrder, inOrderTransaction } from './orderTransaction.ts';

/**
 * Swaps a hype with the holder of the position `to`, and gives both. HYPE_NOT_FOUND, BAD_INPUT when there is no such
 * position, ORDER_CHANGED when the hype is no longer at `from`.
 */
export function moveHype(admin: Admin, { id, from, to }: MoveHypeInput, now = Date.now()): Promise<HypeRow[]> {
  return inOrderTransaction(async (tx, order) => {
    const [actor, hype, holders] = await Promise.all([
      requireAdmin(admin.id, tx),
      readHype(id, tx),
      readHypesAt(tx, to),
    ]);
    if (!hype) throw new AppError('HYPE_NOT_FOUND');
    if (to > order.count) throw new AppError('BAD_INPUT', { field: 'to' });
    if (hype.order !== from) throw new AppError('ORDER_CHANGED');
    const [holder] = holders;
    if (!holder || holders.length > 1) throw new BrokenOrder();

    writeOrder(tx, id, to);
    writeOrder(tx, holder.id, from);
    writeHypeOrder(tx, { count: order.count, version: order.version + 1 });
    addAuditEntry(tx, now, {
      admin: { id: actor.id, email: actor.email },
      action: 'hype.move',
      target: `hypes/${id}`,
      before: { order: from },
      after: { order: to, swappedWith: holder.id },
    });
    return [
      { ...hype, order: to },
      { ...holder, order: from },
    ];
  });
}
