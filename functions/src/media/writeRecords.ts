import type { Tx } from '../firebase.ts';
import { removeUploadRecords, writeUploadRecord, type Reservation } from './reservationRepository.ts';
import { outdatedRecords, standingRecord, type UploadRecord } from './uploadRecord.ts';

/** The most objects that a reservation records, since it is one document. Outdated records make room for new ones. */
export const MAX_RECORDS = 300;

export type NamedRecord = { name: string } & UploadRecord;

/** Records the state of objects, and gives the record kept for each, null for one that finds no room. */
export function writeRecords(tx: Tx, { id, objects }: Reservation, incoming: readonly NamedRecord[]) {
  const records = new Map(Object.entries(objects));
  return incoming.map(({ name, ...told }) => {
    const known = records.get(name);
    const record = standingRecord(known, told);
    if (!known && records.size >= MAX_RECORDS) {
      const outdated = outdatedRecords(Object.fromEntries(records), told.recordedAt);
      removeUploadRecords(tx, id, outdated);
      for (const old of outdated) records.delete(old);
      if (outdated.length === 0) return null;
    }
    if (record !== known) writeUploadRecord(tx, id, { name, ...record });
    records.set(name, record);
    return record;
  });
}
