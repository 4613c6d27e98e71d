import { parseMediaPath } from '@hypelar/shared/media';
import { logger } from 'firebase-functions/logger';
import { inTransaction, type Tx } from '../firebase.ts';
import { readHypeDocument } from '../hype/hypeRepository.ts';
import { readTrashed } from '../hype/trashRepository.ts';
import { usesObject } from './mediaInUse.ts';
import { deleteObject, readObject } from './objectStore.ts';
import { readReservation, type Reservation } from './reservationRepository.ts';
import type { StoredObject } from './uploadRecord.ts';
import { writeRecords, type NamedRecord } from './writeRecords.ts';

/**
 * Records as removed the objects that neither the hype nor the trash uses, and gives them: no edit can take them up
 * before the caller has deleted them. The transaction's other reads must come before.
 */
export async function takeOutOfUse<Found extends StoredObject>(
  tx: Tx,
  hypeId: string,
  { objects, now }: { objects: readonly Found[]; now: number },
): Promise<Found[]> {
  const [hype, trashed, reservation] = await Promise.all([
    readHypeDocument(hypeId, tx),
    readTrashed(hypeId, tx),
    readReservation(hypeId, tx),
  ]);
  const users = [hype, trashed && trashed.document];
  const free = objects.filter(({ path }) => !users.some((user) => usesObject(user, path)));
  const removed = free.map((object) => removedRecord(object, now)).filter((record) => record !== null);
  if (reservation) writeRecords(tx, reservation, removed);
  return free;
}

/** Also for an object whose upload is not recorded yet: its event may come late. */
function removedRecord({ path, size, generation, contentType, md5Hash }: StoredObject, recordedAt: number) {
  const place = parseMediaPath(path);
  const object = { path, size, generation, contentType, md5Hash };
  return (
    place && ({ ...object, name: place.name, kind: place.kind, state: 'removed', recordedAt } satisfies NamedRecord)
  );
}

/**
 * Deletes the objects at these paths unless the hype or the trash uses them. What fails is left to the sweep, and so is
 * what was not uploaded for this hype: only the sweep knows whether other hypes use an imported file.
 */
export async function releaseObjects(hypeId: string, paths: readonly string[], now = Date.now()): Promise<void> {
  if (paths.length === 0) return;
  try {
    const reservation = await readReservation(hypeId);
    const uploaded = paths.filter((path) => reservation && wasUploaded(reservation, path));
    const found = await Promise.all(uploaded.map((path) => readObject(path)));
    const objects = found.filter((object) => object !== null);
    if (objects.length === 0) return;
    const free = await inTransaction((tx) => takeOutOfUse(tx, hypeId, { objects, now }));
    await Promise.all(free.map((object) => deleteObject(object)));
  } catch (error) {
    logger.warn('Replaced files are left to the sweep', { hypeId, error: String(error) });
  }
}

/** Whether the object was uploaded here, for the hype of this reservation. */
export function wasUploaded({ id, objects }: Reservation, path: string): boolean {
  const place = parseMediaPath(path);
  return place?.hypeId === id && Object.hasOwn(objects, place.name);
}
