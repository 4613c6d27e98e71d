import { contentTypeFits, MAX_MEDIA_BYTES, parseMediaPath, type MediaKind } from '@hypelar/shared/media';
import { hasFlag } from '@hypelar/shared/permission';
import { readAdmin } from '../admin/adminRepository.ts';
import { inTransaction, type Tx } from '../firebase.ts';
import { deleteObject, objectReader } from './objectStore.ts';
import type { Probe } from './probeMedia.ts';
import { readReservation, removeUploadRecords, writeUploadRecord, type Reservation } from './reservationRepository.ts';
import { outdatedRecords, standingRecord, type StoredObject, type UploadRecord } from './uploadRecord.ts';

/**
 * A reservation is one document, so it records at most so many objects; those that are long gone make room for new ones.
 * What finds no room is deleted.
 */
export const MAX_RECORDS = 300;

/**
 * Records a completed upload in its reservation: accepted with the duration measured from its bytes, or refused and
 * deleted. Gives the record that stands, or null: for objects that belong to no reservation, which are left to the
 * sweep, and for those that find no room or whose uploader may create no hypes any more, which are deleted. The same
 * object any number of times, early or late, changes nothing more.
 */
export async function recordObject(object: StoredObject, now = Date.now()): Promise<UploadRecord | null> {
  const place = parseMediaPath(object.path);
  const reservation = place && (await readReservation(place.hypeId));
  if (!place || !reservation) return null;
  const known = reservation.objects[place.name];
  const isNews = !known || BigInt(known.generation) < BigInt(object.generation);
  const record = isNews ? await storeRecord({ ...object, ...(await inspect(place.kind, object)) }, now) : known;
  const unwanted = !record || (record.state === 'refused' && record.generation === object.generation);
  if (unwanted) await deleteObject(object);
  return record;
}

/** Records that an object is gone. An upload of the same or an older generation that is told later stays gone. */
export async function recordRemoval(object: StoredObject, now = Date.now()): Promise<void> {
  await storeRecord({ ...object, state: 'removed' }, now);
}

type Verdict = Pick<UploadRecord, 'state' | 'durationSeconds' | 'refusal'>;

async function storeRecord(object: StoredObject & Verdict, recordedAt: number): Promise<UploadRecord | null> {
  const place = parseMediaPath(object.path);
  if (!place) return null;
  const { hypeId, kind, name } = place;
  return inTransaction(async (tx) => {
    const reservation = await readReservation(hypeId, tx);
    if (!reservation) return null;
    const known = reservation.objects[name];
    const record = standingRecord(known, { ...object, kind, recordedAt });
    const isNews = record !== known;
    if (isNews && record.state === 'accepted' && !(await mayStillUpload(reservation, tx))) return null;
    const isFull = !known && Object.keys(reservation.objects).length >= MAX_RECORDS;
    const outdated = isFull ? outdatedRecords(reservation.objects, recordedAt) : [];
    if (isFull && outdated.length === 0) return null;
    if (outdated.length > 0) removeUploadRecords(tx, hypeId, outdated);
    if (isNews) writeUploadRecord(tx, hypeId, { name, ...record });
    return record;
  });
}

/**
 * Storage goes by the flags in a token, which can be an hour old; here those of the admin as they are now count. Files of
 * a hype that exists wait for an edit, which asks for the flag of its editor.
 */
async function mayStillUpload({ forHype, owner }: Reservation, tx: Tx): Promise<boolean> {
  if (forHype) return true;
  const admin = owner === '' ? null : await readAdmin(owner, tx);
  return admin !== null && !admin.disabled && hasFlag(admin, 'canCreateHypes');
}

async function inspect(kind: MediaKind, object: StoredObject): Promise<Verdict> {
  const verdict = refusedAtOnce(kind, object) ?? (await probe(kind, object));
  return 'refusal' in verdict ? { state: 'refused', ...verdict } : { state: 'accepted', ...verdict };
}

function refusedAtOnce(kind: MediaKind, { size, contentType }: StoredObject): Probe | null {
  if (size === 0) return { refusal: 'EMPTY' };
  if (size > MAX_MEDIA_BYTES[kind]) return { refusal: 'TOO_LARGE' };
  if (!contentTypeFits(kind, contentType)) return { refusal: 'WRONG_TYPE' };
  return null;
}

async function probe(kind: MediaKind, object: StoredObject): Promise<Probe> {
  const { probeMedia } = await import('./probeMedia.ts');
  return probeMedia(kind, { size: object.size, read: await objectReader(object) });
}
