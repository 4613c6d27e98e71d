/** A choice remembered in this browser: the stored value if it is one of the choices, else the first choice. */
export function readChoice<const T extends string>(key: string, choices: readonly [T, ...T[]]): T {
  const stored = readStored(key);
  return choices.find((choice) => choice === stored) ?? choices[0];
}

/** Remembers a choice. Without storage (private mode, blocked) it lasts until the page is closed. */
export function storeChoice(key: string, choice: string): void {
  try {
    localStorage.setItem(key, choice);
  } catch {
    return;
  }
}

/** Forgets a choice. */
export function forgetChoice(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    return;
  }
}

function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
