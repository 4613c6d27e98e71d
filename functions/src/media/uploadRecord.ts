import { MEDIA_KINDS, MEDIA_REFUSALS } from '@hypelar/shared/media';
import * as z from 'zod/mini';

/** Content encodings of bytes that are stored uncompressed. */
const PLAIN = new Set(['', 'identity']);

/**
 * Storage's metadata of one object. `generation` is a 64-bit number as text; `size` in bytes; `md5Hash` in base64;
 * `contentEncoding` only when the bytes are declared as compressed.
 */
export const storedObjectSchema = z.pipe(
  z.object({
    name: z.string(),
    size: z.coerce.number(),
    generation: z.coerce.string().check(z.regex(/^\d+$/)),
    contentType: z._default(z.string(), ''),
    md5Hash: z._default(z.string(), ''),
    contentEncoding: z._default(z.string(), ''),
  }),
  z.transform(({ name, contentEncoding, ...object }) => ({
    ...{ path: name, ...object },
    ...(PLAIN.has(contentEncoding) ? {} : { contentEncoding }),
  })),
);
export type StoredObject = z.infer<typeof storedObjectSchema>;

/** The record of an object, kept in a reservation under the object's name. `recordedAt` in epoch ms. */
export const uploadRecordSchema = z.object({
  path: z.string(),
  kind: z.enum(MEDIA_KINDS),
  size: z.number(),
  contentType: z.string(),
  md5Hash: z.string(),
  contentEncoding: z.optional(z.string()),
  generation: z.string().check(z.regex(/^\d+$/)),
  state: z.enum(['accepted', 'refused', 'removed']),
  /** accepted only: measured from the bytes, whole milliseconds */
  durationSeconds: z.optional(z.number()),
  /** refused only */
  refusal: z.optional(z.enum(MEDIA_REFUSALS)),
  recordedAt: z.number(),
});
export type UploadRecord = z.infer<typeof uploadRecordSchema>;

/** Events are redelivered for a day at most: after this long, no late one can revive an object that is gone. */
const LATEST_DELIVERY_MS = 2 * 24 * 60 * 60 * 1000;

/** The names of records no longer needed: of objects removed or refused longer than LATEST_DELIVERY_MS ago. */
export function outdatedRecords(records: Readonly<Record<string, UploadRecord>>, now: number): string[] {
  return Object.entries(records)
    .filter(([, { state, recordedAt }]) => state !== 'accepted' && now - recordedAt > LATEST_DELIVERY_MS)
    .map(([name]) => name);
}

/**
 * Picks the record to keep, whatever the order and number of deliveries: that of the newest generation. Within one
 * generation a removal replaces an accepted record, and a refusal stays, since its removal is our own.
 */
export function standingRecord(known: UploadRecord | undefined, incoming: UploadRecord): UploadRecord {
  if (!known) return incoming;
  const age = BigInt(incoming.generation) - BigInt(known.generation);
  if (age !== 0n) return age > 0n ? incoming : known;
  return known.state === 'accepted' && incoming.state === 'removed' ? incoming : known;
}
