import { matchRank } from '@hypelar/shared/userSearch';
import * as z from 'zod/mini';
import { documentIdSchema } from './documentId.ts';

/** The sort key of a match: rank, then the searched text, then the id. */
export const placeSchema = z.tuple([z.int(), z.string(), documentIdSchema]);
export type Place = z.infer<typeof placeSchema>;

export type Matches = { places: Place[]; total: number };

function compare(one: Place, other: Place): number {
  for (const [index, value] of one.entries()) {
    const otherValue = other[index] ?? value;
    if (value !== otherValue) return value < otherValue ? -1 : 1;
  }
  return 0;
}

type Wanted = { query: string; after: Place | null; limit: number };

/**
 * Takes users one by one and keeps the best `limit` matches after a place, so that scanning and sorting never hold more
 * than a page. `total` counts all matches, those before the place too.
 */
export function collectMatches({ query, after, limit }: Wanted) {
  const places: Place[] = [];
  let total = 0;

  return {
    offer(id: string, text: string): void {
      const rank = matchRank(text, query);
      if (rank === null) return;
      total += 1;
      const place: Place = [rank, text, id];
      if (after && compare(place, after) <= 0) return;
      const worst = places.length < limit ? undefined : places.at(-1);
      if (worst && compare(place, worst) >= 0) return;
      places.splice(insertionPoint(places, place), 0, place);
      if (places.length > limit) places.pop();
    },
    matches: (): Matches => ({ places, total }),
  };
}

function insertionPoint(places: readonly Place[], place: Place): number {
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const other = places[middle];
    if (other && compare(other, place) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
