export type Random = {
  /** An integer from 0 to `bound` - 1 */
  below: (bound: number) => number;
  chance: (probability: number) => boolean;
  pick: <Item>(items: readonly [Item, ...Item[]]) => Item;
};

/**
 * Random numbers determined by a seed and an index (mulberry32), so that one input can be reproduced without the
 * others.
 */
export function makeRandom(seed: number, index: number): Random {
  let state = (Math.imul(seed, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca6b)) | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (bound: number) => Math.floor(next() * bound);
  return {
    below,
    chance: (probability) => next() < probability,
    pick: (items) => items[below(items.length)] ?? items[0],
  };
}

/** The seed of this run: FUZZ_SEED to repeat an earlier run, else from the clock. */
export const FUZZ_SEED = Number(process.env['FUZZ_SEED'] ?? Date.now() % 1_000_000_000);
