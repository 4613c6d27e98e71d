import { Timestamp } from '../firebase.ts';

/** A value of JSON. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** A stored value as JSON: times as epoch ms; what JSON has no word for (NaN, bytes, references) is null. */
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
