/** The typed position, or null when it is not within 1..total. */
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

/** The position that a key steps to, clamped to 1..total; null for any other key. */
export function stepPosition(key: string, from: number, total: number): number | null {
  const step = STEPS.get(key);
  return step === undefined ? null : Math.min(Math.max(from + step, 1), total);
}

/** The field's text after these keys in order: digits are typed, arrow and page keys step. */
export function pressedText(keys: readonly string[], position: number, total: number): string {
  const text = keys.reduce((typed, key) => {
    if (/^\d$/.test(key)) return typed + key;
    const next = stepPosition(key, typedPosition(typed, total) ?? position, total);
    return next === null ? typed : String(next);
  }, '');
  return text === '' ? String(position) : text;
}
