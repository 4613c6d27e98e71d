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
