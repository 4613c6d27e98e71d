const PREFIX = 'hypelar.kept.';

/**
 * Keeps unsaved work across a page reload, in the session storage: it lives as long as the tab and the sign-in, so that
 * nothing stays on a shared computer. Tabs do not see each other's work, but a duplicated tab starts with a copy. When
 * storage is blocked or full, nothing is kept.
 */
export function keepWork(place: string, work: unknown): void {
  try {
    sessionStorage.setItem(PREFIX + place, JSON.stringify(work));
  } catch {
    return;
  }
}

/** What was kept at the place, unvalidated; null when there is nothing. */
export function keptWork(place: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + place) ?? 'null');
  } catch {
    return null;
  }
}

/** Forgets what is kept at a place, or, without one, everything. */
export function forgetWork(place = ''): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (place === '' ? key.startsWith(PREFIX) : key === PREFIX + place) sessionStorage.removeItem(key);
    }
  } catch {
    return;
  }
}
