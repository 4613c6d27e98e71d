import * as z from 'zod/mini';

/** What is transferred until a screen is usable, with an empty cache. */
export const screenSchema = z.object({ path: z.string(), requests: z.int(), bytes: z.int(), ms: z.number() });
export type Screen = z.infer<typeof screenSchema>;

/** The hype list with this many hypes: medians over several loads. Times in ms. */
export const listSchema = z.object({
  hypes: z.int(),
  firstRowMs: z.number(),
  longTasks: z.number(),
  longTaskMs: z.number(),
  domNodes: z.int(),
  /** The most at any place of the list */
  mostDomNodes: z.int(),
  heapMb: z.number(),
  /** Rows requested until the end of the list is in view, out of all up to there */
  rowsLoaded: z.int(),
  dropdownMs: z.number(),
});
export type List = z.infer<typeof listSchema>;

export const webSchema = z.object({ screens: z.array(screenSchema), lists: z.array(listSchema) });
