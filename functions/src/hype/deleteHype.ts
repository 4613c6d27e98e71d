import type { Admin } from '@hypelar/shared/admin';
import { AppError } from '@hypelar/shared/appError';
import { unmarkPremium } from '@hypelar/shared/premium';
import { requirePermitted } from '../admin/requireAdmin.ts';
import { addAuditEntry } from '../audit/auditRepository.ts';
import { readMarker, readSoundRegistry, writeRegistry } from '../premium/premiumRepository.ts';
import { hypeOf, readHypeDocument, removeHype, withoutLikes } from './hypeRepository.ts';
import { readLaterHypes, shiftHypes } from './orderGap.ts';
import { writeHypeOrder } from './orderRepository.ts';
import { BrokenOrder, inOrderTransaction } from './orderTransaction.ts';
import { insertTrashed, readTrashed } from './trashRepository.ts';

/**
 * Moves a hype to the trash, which keeps its document and files, closes the gap it leaves and frees its premium place.
 * Does nothing when it is in the trash already. HYPE_NOT_FOUND, TOO_MANY_HYPES.
 */
export function deleteHype(admin: Admin, id: string, now = Date.now()): Promise<void> {
  return inOrderTransaction(async (tx, order) => {
    const [actor, document, trashed] = await Promise.all([
      requirePermitted(admin.id, 'canDeleteHypes', tx),
      readHypeDocument(id, tx),
      readTrashed(id, tx),
    ]);
    if (!document && trashed) return;
    if (!document) throw new AppError('HYPE_NOT_FOUND');
    const hype = hypeOf(id, document);
    if (hype.order < 1 || hype.order > order.count) throw new BrokenOrder();
    const later = await readLaterHypes(tx, hype.order + 1, order);
    const registry = hype.isPremium ? await readSoundRegistry(tx) : null;
    const premiumMarkedBy = registry?.markedBy[id] ?? null;
    const marker = await readMarker(tx, premiumMarkedBy, actor);

    removeHype(tx, id);
    insertTrashed(tx, id, {
      document,
      mark: { deletedAt: now, deletedBy: actor.id, premiumMarkedBy, purging: false },
    });
    shiftHypes(tx, later, -1);
    writeHypeOrder(tx, { count: order.count - 1, version: order.version + 1 });
    if (registry) writeRegistry(tx, unmarkPremium(registry, id), marker);
    addAuditEntry(tx, now, {
      admin: { id: actor.id, email: actor.email },
      action: 'hype.delete',
      target: `hypes/${id}`,
      before: withoutLikes(document),
      after: null,
    });
  });
}
