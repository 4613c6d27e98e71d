/** The most positions that one transaction rewrites: Hosting ends a request after 60 s. */
export const MAX_REWRITTEN_HYPES = 10_000;

/** What determines the position of a hype: its stored order, if that is a number, and its creation time in epoch ms. */
export type Ordered = { id: string; order: number | null; createdAt: number };

/**
 * Assigns the positions 1..N: by stored order, hypes without one last, ties by creation time and then by id. Returns
 * only the hypes whose position changes, so nothing when the order is sound.
 */
export function repairedOrder(hypes: readonly Ordered[]): { id: string; order: number }[] {
  const place = (hype: Ordered) => hype.order ?? Infinity;
  return hypes
    .toSorted((a, b) => compare(place(a), place(b)) || compare(a.createdAt, b.createdAt) || compare(a.id, b.id))
    .map(({ id, order }, index) => ({ id, from: order, order: index + 1 }))
    .filter(({ from, order }) => from !== order)
    .map(({ id, order }) => ({ id, order }));
}

function compare<Key extends number | string>(a: Key, b: Key): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/**
 * A random new order of the hypes at 1..count: index p - 1 holds the old position of the hype that moves to position p.
 * Every order but the current one is equally likely. `random(n)` returns an integer from 0 to n - 1.
 */
export function shuffledPositions(count: number, random: (bound: number) => number): number[] {
  const positions = Array.from({ length: count }, (_, index) => index + 1);
  if (count < 2) return positions;
  while (positions.every((position, index) => position === index + 1)) shuffle(positions, random);
  return positions;
}

/** Fisher-Yates shuffle, in place. */
function shuffle(items: number[], random: (bound: number) => number): void {
  for (let last = items.length - 1; last > 0; last -= 1) {
    const chosen = random(last + 1);
    const [one, other] = [items[last], items[chosen]];
    if (one === undefined || other === undefined) continue;
    items[last] = other;
    items[chosen] = one;
  }
}

/** The position at which a hype formerly at `position` is restored among `count` others. */
export function clampedPosition(position: number, count: number): number {
  return Math.min(Math.max(Math.trunc(position) || 1, 1), count + 1);
}
