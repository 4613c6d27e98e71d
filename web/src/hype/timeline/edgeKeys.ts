import type { EdgeRange } from '@hypelar/shared/cardCut';

type Key = { key: string; shiftKey: boolean };

/** Where a key takes an edge that is at `ms`, or null when it is no key for that. Steps in ms: 10, with Shift 100; 1000. */
export function edgeAfterKey({ key, shiftKey }: Key, ms: number, { min, max }: EdgeRange): number | null {
  const step = shiftKey ? 100 : 10;
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return ms - step;
    case 'ArrowRight':
    case 'ArrowUp':
      return ms + step;
    case 'PageDown':
      return ms - 1000;
    case 'PageUp':
      return ms + 1000;
    case 'Home':
      return min;
    case 'End':
      return max;
    default:
      return null;
  }
}
