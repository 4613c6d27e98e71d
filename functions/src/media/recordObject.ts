import { contentTypeFits, MAX_MEDIA_BYTES, parseMediaPath, type MediaKind } from '@hypelar/shared/media';
import { hasFlag } from '@hypelar/shared/permission';
import { readAdmin } from '../admin/adminRepository.ts';
import { inTransaction, type Tx } from '../firebase.ts';
import { deleteObject, ObjectGoneError, objectReader } from './objectStore.ts';
import type { Probe } from './probeMedia.ts';
import { readReservation, type Reservation } from './reservationRepository.ts';
import { standingRecord, type StoredObject, type UploadRecord } from './uploadRecord.ts';
import { writeRecords } from './writeRecords.ts';

/**
 * Records a completed upload in its reservation: accepted with the duration measured from its bytes, or refused and
 * deleted. Gives the record that is kept. Null for an object without a reservation, which is left to the sweep; for one
 * that finds no room or whose owner may not create hypes, which is deleted; and for one that is gone. Idempotent, in
 * any order of deliveries.
 */
export async function recordObject(object: StoredObject, now = Date.now()): Promise<UploadRecord | null> {
  const place = parseMediaPath(object.path);
  const reservation = place && (await readReservation(place.hypeId));
  if (!place || !reservation) return null;
  const known = reservation.objects[place.name];
  const isNewer = !known || BigInt(known.generation) < BigInt(object.generation);
  const record = isNewer ? await recordNewer(place.kind, object, now) : known;
  const unwanted = !record || (record.state === 'refused' && record.generation === object.generation);
  if (unwanted) await deleteObject(object);
  return record;
}

/** Records that an object is gone. A late event for an upload of the same or an older generation does not revive it. */
export async function recordRemoval(object: StoredObject, now = Date.now()): Promise<void> {
  await storeRecord({ ...object, state: 'removed' }, now);
}

async function recordNewer(kind: MediaKind, object: StoredObject, now: number): Promise<UploadRecord | null> {
  const verdict = await inspect(kind, object);
  return verdict && storeRecord({ ...object, ...verdict }, now);
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
    const incoming = { ...object, kind, recordedAt };
    const record = standingRecord(known, incoming);
    const isNewer = record !== known;
    if (isNewer && record.state === 'accepted' && !(await mayStillUpload(reservation, tx))) return null;
    const [written = null] = writeRecords(tx, reservation, [{ name, ...incoming }]);
    return written;
  });
}

/**
 * The storage rules check the flags in a token, which can be an hour old; here the admin's current flags count. Files
 * of an existing hype wait for an edit, which checks its editor's flag.
 */
async function mayStillUpload({ forHype, owner }: Reservation, tx: Tx): Promise<boolean> {
  if (forHype) return true;
  const admin = owner === '' ? null : await readAdmin(owner, tx);
  return admin !== null && !admin.disabled && hasFlag(admin, 'canCreateHypes');
}

/** Null when the object is gone. */
async function inspect(kind: MediaKind, object: StoredObject): Promise<Verdict | null> {
  const verdict = refusedAtOnce(kind, object) ?? (await probe(kind, object));
  if (!verdict) return null;
  return 'refusal' in verdict ? { state: 'refused', ...verdict } : { state: 'accepted', ...verdict };
}

function refusedAtOnce(kind: MediaKind, { size, contentType, contentEncoding }: StoredObject): Probe | null {
  if (size === 0) return { refusal: 'EMPTY' };
  if (size > MAX_MEDIA_BYTES[kind]) return { refusal: 'TOO_LARGE' };
  // Compressed bytes are not of the declared type, and may unpack to any size.
  if (!contentTypeFits(kind, contentType) || contentEncoding) return { refusal: 'WRONG_TYPE' };
  return null;
}

async function probe(kind: MediaKind, object: StoredObject): Promise<Probe | null> {
  const { probeMedia } = await import('./probeMedia.ts');
  try {
    return await probeMedia(kind, { size: object.size, read: await objectReader(object) });
  } catch (error) {
    if (error instanceof ObjectGoneError) return null;
    throw error;
  }
}
