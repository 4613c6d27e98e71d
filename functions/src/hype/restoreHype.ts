import type { Admin } from '@hypelar/shared/admin';
import { AppError } from '@hypelar/shared/appError';
import type { RestoredHype } from '@hypelar/shared/hype';
import { clampedPosition } from '@hypelar/shared/order';
import { hasPremiumPlace, markPremium, premiumUsed, type PremiumRegistry } from '@hypelar/shared/premium';
import { requirePermitted } from '../admin/requireAdmin.ts';
import { addAuditEntry } from '../audit/auditRepository.ts';
import { Timestamp } from '../firebase.ts';
import { readMarker, readSoundRegistry, writeRegistry } from '../premium/premiumRepository.ts';
import { hypeOf, insertHype, readHype, withoutLikes } from './hypeRepository.ts';
import { readLaterHypes, shiftHypes } from './orderGap.ts';
import { writeHypeOrder } from './orderRepository.ts';
import { inOrderTransaction } from './orderTransaction.ts';
import { readTrashed, removeTrashed } from './trashRepository.ts';

/**
 * Restores a hype from the trash, to its old position or, if there are fewer hypes, to the end. A premium hype stays
 * premium if the admin who marked it has a place left, or if it is not known who did. A hype that is not in the trash
 * is returned as it is. HYPE_NOT_FOUND, TOO_MANY_HYPES.
 */
export function restoreHype(admin: Admin, id: string, now = Date.now()): Promise<RestoredHype> {
  return inOrderTransaction(async (tx, order) => {
    const [actor, present, trashed] = await Promise.all([
      requirePermitted(admin.id, 'canDeleteHypes', tx),
      readHype(id, tx),
      readTrashed(id, tx),
    ]);
    if (present) return { ...present, premiumLost: false };
    if (!trashed || trashed.mark.purging) throw new AppError('HYPE_NOT_FOUND');
    const hype = hypeOf(id, trashed.document);
    const { premiumMarkedBy } = trashed.mark;
    const position = clampedPosition(hype.order, order.count);
    const [later, registry, marker] = await Promise.all([
      readLaterHypes(tx, position, order),
      hype.isPremium ? readSoundRegistry(tx) : null,
      readMarker(tx, premiumMarkedBy, actor),
    ]);
    const hasPlace = (places: PremiumRegistry) =>
      premiumMarkedBy === null || (marker !== null && hasPremiumPlace(marker, premiumUsed(places, marker.id)));
    const isPremium = registry !== null && hasPlace(registry);

    const updatedAt = Math.max(now, hype.updatedAt + 1);
    const document = {
      ...trashed.document,
      ...{ order: position, isPremium, updatedAt: Timestamp.fromMillis(updatedAt) },
    };
    removeTrashed(tx, id);
    insertHype(tx, id, document);
    shiftHypes(tx, later, 1);
    writeHypeOrder(tx, { count: order.count + 1, version: order.version + 1 });
    if (registry && isPremium) writeRegistry(tx, markPremium(registry, id, premiumMarkedBy), marker);
    addAuditEntry(tx, now, {
      admin: { id: actor.id, email: actor.email },
      action: 'hype.restore',
      target: `hypes/${id}`,
      before: null,
      after: withoutLikes(document),
    });
    return { ...hype, order: position, isPremium, updatedAt, premiumLost: hype.isPremium && !isPremium };
  });
}
