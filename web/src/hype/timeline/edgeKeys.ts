import type { EdgeRange } from '@hypelar/shared/cardCut';

type Key = { key: string; shiftKey: boolean };

/** Where a key moves an edge from `ms`; null for other keys. Steps: arrows 10 ms, with Shift 100; page keys 1000. */
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
