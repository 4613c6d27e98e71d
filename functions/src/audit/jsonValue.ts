import { Timestamp } from '../firebase.ts';

/** A JSON value. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** Converts a stored value to JSON: times become epoch ms; what JSON cannot express (NaN, bytes, references), null. */
export function jsonValue(value: unknown): Json {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (value instanceof Timestamp) return value.toMillis();
  if (Array.isArray(value)) return value.map(jsonValue);
  if (isPlain(value)) return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, jsonValue(field)]));
  return null;
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
