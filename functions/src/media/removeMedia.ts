import type { Admin } from '@hypelar/shared/admin';
import { AppError } from '@hypelar/shared/appError';
import type { RemoveMediaInput } from '@hypelar/shared/media';
import { requirePermitted } from '../admin/requireAdmin.ts';
import { addAuditEntry } from '../audit/auditRepository.ts';
import { inTransaction } from '../firebase.ts';
import { requireOwnPath } from './acceptedMedia.ts';
import { deleteObject, readObject } from './objectStore.ts';
import { readUses } from './readUses.ts';
import { takeOutOfUse, wasUploaded } from './releaseObjects.ts';
import { readReservation } from './reservationRepository.ts';

/**
 * Deletes an object that no hype uses, trashed ones included. For one that was not uploaded here, which legacy data may
 * use anywhere, that takes one read per hype. MEDIA_NOT_FOUND, MEDIA_IN_USE.
 */
export async function removeMedia(admin: Admin, { hypeId, path }: RemoveMediaInput, now = Date.now()): Promise<void> {
  requireOwnPath(hypeId, path);
  const object = await readObject(path);
  if (!object) throw new AppError('MEDIA_NOT_FOUND');
  const reservation = await readReservation(hypeId);
  const isOurs = reservation !== null && wasUploaded(reservation, path);
  if (!isOurs && (await readUses()).has(path)) throw new AppError('MEDIA_IN_USE');
  await inTransaction(async (tx) => {
    const { id, email } = await requirePermitted(admin.id, 'canEditHypes', tx);
    const free = await takeOutOfUse(tx, hypeId, { objects: [object], now });
    if (free.length === 0) throw new AppError('MEDIA_IN_USE');
    const { size, contentType, md5Hash } = object;
    addAuditEntry(tx, now, {
      admin: { id, email },
      action: 'media.remove',
      target: `hypes/${hypeId}`,
      before: { path, size, contentType, md5Hash },
      after: null,
    });
  });
  await deleteObject(object);
}
