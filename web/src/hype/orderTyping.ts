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

/** What these keys, pressed one after the other, make of the position: digits are typed, arrows step. */
export function pressedText(keys: readonly string[], position: number, total: number): string {
  const text = keys.reduce((typed, key) => {
    if (/^\d$/.test(key)) return typed + key;
    const next = stepPosition(key, typedPosition(typed, total) ?? position, total);
    return next === null ? typed : String(next);
  }, '');
  return text === '' ? String(position) : text;
}
