import { logger } from 'firebase-functions/logger';
import { inTransaction } from '../firebase.ts';
import type { ListedObject } from './objectMetadata.ts';
import { deleteObject, objectPages } from './objectStore.ts';
import { readUses } from './readUses.ts';
import { takeOutOfUse } from './releaseObjects.ts';
import { maySweepObjects } from './sweepPermission.ts';
import { openReservationsUntil, readReservation, removeReservation } from './reservationRepository.ts';

/** How long a reservation or an object may wait to become part of a hype. */
const ABANDONED_MS = 24 * 60 * 60 * 1000;

export type Sweep = {
  /** epoch ms */
  now?: number;
  deleteFile?: typeof deleteObject;
};
export type Swept = { reservations: number; objects: number; failures: number };

/**
 * Removes what was abandoned: reservations that became no hype within 24 hours, and objects of that age that no hype
 * (even of another folder), no trash entry and no younger reservation uses. Deletes objects only once `meta/sweep`
 * allows it, since hypes may still have to be imported. What fails or is interrupted is left to the next run.
 */
export async function sweepUploads({ now = Date.now(), deleteFile = deleteObject }: Sweep = {}): Promise<Swept> {
  const until = now - ABANDONED_MS;
  const swept: Swept = { reservations: 0, objects: 0, failures: 0 };
  // Reservations are removed first: their objects can then no longer become a hype.
  for await (const id of openReservationsUntil(until)) if (await expire(id, until)) swept.reservations += 1;
  if (!(await maySweepObjects())) {
    logger.warn('Objects are left alone until import-legacy has gone through');
    return swept;
  }
  const uses = await readUses();
  for await (const page of objectPages('hypes/')) {
    const unused = page.filter(({ createdAt, path }) => createdAt <= until && !uses.has(path));
    for (const [hypeId, objects] of Map.groupBy(unused, ({ path }) => path.split('/')[1] ?? '')) {
      const deleted = await sweepObjects(hypeId, objects, { now, deleteFile });
      swept.objects += deleted.filter(({ status }) => status === 'fulfilled').length;
      swept.failures += deleted.filter(({ status }) => status === 'rejected').length;
    }
  }
  return swept;
}

function expire(id: string, until: number): Promise<boolean> {
  return inTransaction(async (tx) => {
    const reservation = await readReservation(id, tx);
    const abandoned = reservation && !reservation.forHype && reservation.createdAt <= until;
    if (abandoned) removeReservation(tx, id);
    return abandoned === true;
  });
}

/** Deletes the objects that are still unused; one failure does not stop the others. */
async function sweepObjects(hypeId: string, objects: ListedObject[], { now, deleteFile }: Required<Sweep>) {
  const taken = await Promise.allSettled([takeAbandoned(hypeId, objects, now)]);
  const failed = taken.filter((result) => result.status === 'rejected');
  const free = taken.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
  const results = [...failed, ...(await Promise.allSettled(free.map((object) => deleteFile(object))))];
  for (const result of results) {
    if (result.status === 'rejected') logger.warn('Left to the next sweep', { hypeId, error: String(result.reason) });
  }
  return results;
}

/** Names that are not valid Firestore ids: objects under them have no owner. */
const NO_ID = /^(\.{0,2}|__.*__)$/;

/** Takes the unused ones of these objects out of use and gives them. */
async function takeAbandoned(hypeId: string, objects: ListedObject[], now: number): Promise<ListedObject[]> {
  if (NO_ID.test(hypeId)) return objects;
  const reservation = await readReservation(hypeId);
  if (reservation && !reservation.forHype) return [];
  return inTransaction((tx) => takeOutOfUse(tx, hypeId, { objects, now }));
}
