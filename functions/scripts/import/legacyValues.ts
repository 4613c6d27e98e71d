import * as z from 'zod/mini';
import { Timestamp } from '../../src/firebase.ts';
import { LAST_TIME } from '../../src/storedFields.ts';

/*
 * Values left by an older version, other programs or an export. Each function returns the value that was meant, or null
 * when that is unclear.
 */

/** A plain object with named fields; not one of Firestore's own types such as a Timestamp. */
const fieldsSchema = z.record(z.string(), z.unknown());
export type Fields = Record<string, unknown>;

export function legacyFields(value: unknown): Fields | null {
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return null;
  return fieldsSchema.safeParse(value).data ?? null;
}

/** Text; a number is converted to text. */
export function legacyText(value: unknown): string | null {
  if (typeof value === 'string') return value.toWellFormed();
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : null;
}

/** A finite number, or text that holds one ("2", " 1.5 "). */
export function legacyNumber(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

/** A boolean, also as a word or as 1 and 0. */
export function legacyFlag(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value;
  const word = legacyText(value)?.trim().toLowerCase();
  if (word === 'true' || word === '1' || word === 'yes') return true;
  return word === 'false' || word === '0' || word === 'no' ? false : null;
}

/** A length in seconds: a number, or a text such as "12.5", "3:20" or "1:02:03.5". */
export function legacySeconds(value: unknown): number | null {
  const number = legacyNumber(value);
  if (number !== null) return number >= 0 ? number : null;
  const parts = typeof value === 'string' ? /^(?:(\d+):)?(\d+):(\d{1,2}(?:\.\d+)?)$/.exec(value.trim()) : null;
  if (!parts) return null;
  const [, hours = '0', minutes = '0', seconds = '0'] = parts;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

const exportedTimeSchema = z.union([
  z.object({ seconds: z.int(), nanoseconds: z.int() }),
  z.pipe(
    z.object({ _seconds: z.int(), _nanoseconds: z.int() }),
    z.transform((time) => ({ seconds: time._seconds, nanoseconds: time._nanoseconds })),
  ),
]);

/** Below this, a number is a time in seconds: as milliseconds it would be before March 1973. */
const LEAST_MS = 100_000_000_000;

/** A time: a Timestamp, an exported one, an ISO text, or a number in epoch seconds or milliseconds. */
export function legacyTime(value: unknown): Timestamp | null {
  if (value instanceof Timestamp) return value;
  const { data: exported } = exportedTimeSchema.safeParse(value);
  const ms = exported ? exported.seconds * 1000 + exported.nanoseconds / 1_000_000 : milliseconds(value);
  return ms !== null && ms >= 0 && ms <= LAST_TIME ? Timestamp.fromMillis(Math.floor(ms)) : null;
}

function milliseconds(value: unknown): number | null {
  const number = legacyNumber(value);
  if (number !== null) return number < LEAST_MS ? number * 1000 : number;
  const parsed = typeof value === 'string' ? Date.parse(value) : NaN;
  return Number.isNaN(parsed) ? null : parsed;
}
