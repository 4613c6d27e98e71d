import * as z from 'zod/mini';

/** What one procedure costs at one size. Times in ms; `bytes` of the JSON response. */
export const rowSchema = z.object({
  name: z.string(),
  hypes: z.int(),
  users: z.int(),
  reads: z.int(),
  /** Of the first call of an instance */
  firstReads: z.int(),
  writes: z.int(),
  roundTrips: z.int(),
  bytes: z.int(),
  p50: z.number(),
  p95: z.number(),
  /** The same work as the legacy app does it; `bytes` of the documents it received */
  legacy: z.nullable(z.object({ reads: z.int(), writes: z.int(), bytes: z.int(), p50: z.number() })),
});
export type Row = z.infer<typeof rowSchema>;

/** The value below which `percent` % of the values lie. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0;
}

export const median = (values: readonly number[]): number => percentile(values, 50);

/** How long a function takes to load, and the bare packages it needs; medians in ms. */
export const loadSchema = z.object({ name: z.string(), ms: z.number(), bareMs: z.number() });
export type Load = z.infer<typeof loadSchema>;
