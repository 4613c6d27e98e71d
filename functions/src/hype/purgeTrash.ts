import { TRASH_MS } from '@hypelar/shared/hype';
import { logger } from 'firebase-functions/logger';
import { inTransaction } from '../firebase.ts';
import type { Uses } from '../media/mediaInUse.ts';
import { deleteObject, objectPages } from '../media/objectStore.ts';
import { readUses } from '../media/readUses.ts';
import { removeReservation } from '../media/reservationRepository.ts';
import { readHype } from './hypeRepository.ts';
import { markPurging, readTrashed, removeTrashed, trashedUntil } from './trashRepository.ts';

export type Purge = {
  /** epoch ms */
  now?: number;
  deleteFile?: typeof deleteObject;
};
export type Purged = { hypes: number; failures: number };

/**
 * Permanently deletes what has been in the trash for 30 days: first blocks its restoring, then deletes its files, then
 * its document. What fails or is interrupted stays in the trash for the next run. A file that another hype uses stays;
 * the sweep deletes it once no hype does.
 */
export async function purgeTrash({ now = Date.now(), deleteFile = deleteObject }: Purge = {}): Promise<Purged> {
  const until = now - TRASH_MS;
  const purged: Purged = { hypes: 0, failures: 0 };
  let uses: Uses | null = null;
  for await (const id of trashedUntil(until)) {
    if (!(await claim(id, until))) continue;
    try {
      uses ??= await readUses();
      for await (const page of objectPages(`hypes/${id}/`)) {
        for (const object of page) if (!isUsedByAnother(uses, object.path, id)) await deleteFile(object);
      }
      await forget(id);
      purged.hypes += 1;
    } catch (error) {
      logger.warn('A hype in the trash is left to the next purge', { id, error: String(error) });
      purged.failures += 1;
    }
  }
  return purged;
}

const isUsedByAnother = (uses: Uses, path: string, id: string): boolean =>
  [...(uses.get(path) ?? [])].some((user) => user !== id);

/** Marks the hype as purging, so that it cannot be restored; false when it is no longer due, as after a restore. */
function claim(id: string, until: number): Promise<boolean> {
  return inTransaction(async (tx) => {
    const [trashed, hype] = await Promise.all([readTrashed(id, tx), readHype(id, tx)]);
    // A hype with this id exists: its files must stay, and only the trash entry goes.
    if (trashed && hype) removeTrashed(tx, id);
    if (hype || !trashed || trashed.mark.deletedAt > until) return false;
    markPurging(tx, id);
    return true;
  });
}

function forget(id: string): Promise<void> {
  return inTransaction(async (tx) => {
    removeTrashed(tx, id);
    removeReservation(tx, id);
  });
}
