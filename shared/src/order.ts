/** One transaction rewrites at most so many positions: Hosting ends a request after 60 s. */
export const MAX_REWRITTEN_HYPES = 10_000;

/** What decides the position of a hype: its stored order, if it is a number, and when it was created, in epoch ms. */
export type Ordered = { id: string; order: number | null; createdAt: number };

/**
 * Puts the hypes at the positions 1..N: by stored order, those without one last, ties by creation and then by id.
 * Gives the new position of each hype that is not there already, so nothing when the order is sound.
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
 * A new order for the hypes at 1..count: at index p - 1 the old position of the hype that comes to position p. Every
 * order but the present one is equally likely. `random(n)` gives a whole number from 0 to below n.
 */
export function shuffledPositions(count: number, random: (bound: number) => number): number[] {
  const positions = Array.from({ length: count }, (_, index) => index + 1);
  if (count < 2) return positions;
  while (positions.every((position, index) => position === index + 1)) shuffle(positions, random);
  return positions;
}

/** Fisher and Yates' shuffle, in place. */
function shuffle(items: number[], random: (bound: number) => number): void {
  for (let last = items.length - 1; last > 0; last -= 1) {
    const chosen = random(last + 1);
    const [one, other] = [items[last], items[chosen]];
    if (one === undefined || other === undefined) continue;
    items[last] = other;
    items[chosen] = one;
  }
}

/** Where a hype comes back to that was at `position`, when there are `count` others now. */
export function clampedPosition(position: number, count: number): number {
  return Math.min(Math.max(Math.trunc(position) || 1, 1), count + 1);
}
