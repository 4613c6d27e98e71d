const PREFIX = 'hypelar.kept.';

/**
 * Work that is not saved yet, kept over a reload of the page. In the session storage: it lives as long as the tab and
 * the sign-in do, and nothing stays on a computer that others use. No tab sees what another keeps, but one that is
 * duplicated begins with a copy. Where the browser allows no storage, or it is full, nothing is kept.
 */
export function keepWork(place: string, work: unknown): void {
  try {
    sessionStorage.setItem(PREFIX + place, JSON.stringify(work));
  } catch {
    return;
  }
}

/** What was kept at the place, as it was found there; null when that is nothing. */
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
