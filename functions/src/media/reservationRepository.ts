import * as z from 'zod/mini';
import { FieldPath, FieldValue, firestore, Timestamp, Tx } from '../firebase.ts';
import { queryPages } from '../queryPages.ts';
import { storedFlag, storedText, storedTime } from '../storedFields.ts';
import { uploadRecordSchema, type UploadRecord } from './uploadRecord.ts';

const storedReservationSchema = z.object({
  owner: storedText,
  createdAt: storedTime,
  forHype: storedFlag,
  requestHash: z.catch(z.nullable(z.string()), null),
  objects: z.catch(z.record(z.string(), z.extend(uploadRecordSchema, { recordedAt: storedTime })), {}),
});

/**
 * `uploads/{hypeId}`: who owns the id, and which objects were recorded under it, by object name. `forHype` is true once
 * the hype exists; `requestHash` then tells a repeated request from another one.
 */
export type Reservation = { id: string } & z.infer<typeof storedReservationSchema>;

const uploads = () => firestore.collection('uploads');

/** The reservation of this hype id, or null. */
export async function readReservation(id: string, tx?: Tx): Promise<Reservation | null> {
  const snapshot = await (tx ? Tx.open(tx).get(uploads().doc(id)) : uploads().doc(id).get());
  return snapshot.exists ? { id, ...storedReservationSchema.parse(snapshot.data()) } : null;
}

/** How many reservations of this admin have not become a hype. */
export async function countOpenReservations(tx: Tx, owner: string): Promise<number> {
  const open = uploads().where('owner', '==', owner).where('forHype', '==', false);
  return (await Tx.open(tx).get(open.count())).data().count;
}

type NewReservation = { id: string; owner: string; forHype: boolean; createdAt: number };

export function insertReservation(tx: Tx, { createdAt, ...reservation }: NewReservation): void {
  const document = uploads().doc(reservation.id);
  Tx.open(tx).create(document, { ...reservation, createdAt: Timestamp.fromMillis(createdAt), objects: {} });
  Tx.prove(tx, document);
}

export function writeUploadRecord(tx: Tx, id: string, record: { name: string } & UploadRecord): void {
  const { name, recordedAt, ...fields } = record;
  const stored = { ...fields, recordedAt: Timestamp.fromMillis(recordedAt) };
  Tx.open(tx).update(uploads().doc(id), new FieldPath('objects', name), stored);
}

/** Deletes the records under these object names. */
export function removeUploadRecords(tx: Tx, id: string, names: readonly string[]): void {
  for (const name of names) Tx.open(tx).update(uploads().doc(id), new FieldPath('objects', name), FieldValue.delete());
}

/** Marks the reservation as used for a hype, by a request with this hash. */
export function closeReservation(tx: Tx, id: string, requestHash: string): void {
  Tx.open(tx).update(uploads().doc(id), { forHype: true, requestHash });
}

/** Deletes the reservation and its records. */
export function removeReservation(tx: Tx, id: string): void {
  Tx.open(tx).delete(uploads().doc(id));
}

/** The ids of the reservations made up to `until` (epoch ms) that have not become a hype. */
export function openReservationsUntil(until: number): AsyncGenerator<string> {
  const open = uploads().where('forHype', '==', false).where('createdAt', '<=', Timestamp.fromMillis(until));
  return queryPages(open.orderBy('createdAt'), 'createdAt');
}
