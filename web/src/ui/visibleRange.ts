/** A run of items of a list, counted from 0; `end` is the first one after it. */
export type Range = { start: number; end: number };

type Window = {
  /** How far the top of the list is above the top of the viewport, in px */
  scrolled: number;
  /** The height of the viewport, in px */
  height: number;
  /** The height of one item, in px */
  itemHeight: number;
  count: number;
};

/** How many items are rendered beyond each edge, and in what steps the range moves. */
const AHEAD = 8;
const STEP = 4;

/** The items to render of a list with equal heights. Moves in steps, so that a small scroll causes no render. */
export function visibleRange({ scrolled, height, itemHeight, count }: Window): Range {
  if (itemHeight <= 0) return { start: 0, end: Math.min(count, AHEAD) };
  const first = Math.floor(scrolled / itemHeight / STEP) * STEP - AHEAD;
  const end = Math.ceil((scrolled + height) / itemHeight / STEP) * STEP + AHEAD;
  return { start: Math.min(Math.max(first, 0), count), end: Math.min(Math.max(end, 0), count) };
}
