/** The position that was typed, or null when it is none of 1..total. */
export function typedPosition(text: string, total: number): number | null {
  const typed = text.trim();
  const position = Number(typed);
  return /^\d+$/.test(typed) && position >= 1 && position <= total ? position : null;
}

const STEPS = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
  ['PageDown', 10],
  ['PageUp', -10],
]);

/** Where a key leads from a position, within 1..total; null for a key that leads nowhere. */
export function stepPosition(key: string, from: number, total: number): number | null {
  const step = STEPS.get(key);
  return step === undefined ? null : Math.min(Math.max(from + step, 1), total);
}
