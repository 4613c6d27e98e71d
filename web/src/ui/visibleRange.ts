/** A run of items of a list, counted from 0; `end` is the first one after it. */
export type Range = { start: number; end: number };

type Window = {
  /** How far the list's first item is above the upper edge of what is seen, in px */
  scrolled: number;
  /** The height of what is seen, in px */
  height: number;
  /** The height of one item, in px */
  itemHeight: number;
  count: number;
};

/** How many items are rendered beyond each edge, and in steps of how many the range moves. */
const AHEAD = 8;
const STEP = 4;

/** The items of a list of equal heights that need to be rendered. Moves in steps, so that a little scroll is free. */
export function visibleRange({ scrolled, height, itemHeight, count }: Window): Range {
  if (itemHeight <= 0) return { start: 0, end: Math.min(count, AHEAD) };
  const first = Math.floor(scrolled / itemHeight / STEP) * STEP - AHEAD;
  const end = Math.ceil((scrolled + height) / itemHeight / STEP) * STEP + AHEAD;
  return { start: Math.min(Math.max(first, 0), count), end: Math.min(Math.max(end, 0), count) };
}
