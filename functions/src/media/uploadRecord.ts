import { MEDIA_KINDS, MEDIA_REFUSALS } from '@hypelar/shared/media';
import * as z from 'zod/mini';

/** What Storage says of bytes that are stored as they are. */
const PLAIN = new Set(['', 'identity']);

/**
 * What Storage says of one object. `generation` is a 64-bit number as text; `size` in bytes; `md5Hash` in base64;
 * `contentEncoding` only when its bytes are said to be packed.
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

/** What became of an object: the entry of a reservation under the object's name. `recordedAt` in epoch ms. */
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

/** Events are delivered again for a day at most: what has been gone for longer cannot come back by a late one. */
const LATEST_DELIVERY_MS = 2 * 24 * 60 * 60 * 1000;

/** The names of records that nothing needs any more: of objects that were removed or refused so long ago. */
export function outdatedRecords(records: Readonly<Record<string, UploadRecord>>, now: number): string[] {
  return Object.entries(records)
    .filter(([, { state, recordedAt }]) => state !== 'accepted' && now - recordedAt > LATEST_DELIVERY_MS)
    .map(([name]) => name);
}

/**
 * Which record stands, whatever the order and number of deliveries: that of the newest generation. Of one generation a
 * removal ends what was accepted, and a refusal stays, since its removal is our own.
 */
export function standingRecord(known: UploadRecord | undefined, incoming: UploadRecord): UploadRecord {
  if (!known) return incoming;
  const age = BigInt(incoming.generation) - BigInt(known.generation);
  if (age !== 0n) return age > 0n ? incoming : known;
  return known.state === 'accepted' && incoming.state === 'removed' ? incoming : known;
}
