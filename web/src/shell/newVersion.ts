/** The shortest time between two routine checks for a new release, in ms. Only a visible tab makes them. */
const LOOK_EVERY_MS = 5 * 60_000;
const ENTRY_SCRIPT = /\/assets\/index-[\w-]+\.js/;

/**
 * Calls back once when a release other than the one running in this tab is served. Checks when the tab regains focus or
 * is used, and when a part of the app cannot be loaded. Returns a function that stops the checks.
 */
export function watchReleases(onNewRelease: () => void): () => void {
  let lookedAt = Date.now();
  let found = false;

  async function look() {
    if (found) return;
    lookedAt = Date.now();
    const served = await servedEntry();
    // Another check may have found it meanwhile.
    if (found || served === null || served === runningEntry()) return;
    found = true;
    onNewRelease();
  }
  const lookNowAndThen = () => {
    const isDue = document.visibilityState === 'visible' && Date.now() - lookedAt >= LOOK_EVERY_MS;
    if (isDue) void look();
  };
  const lookNow = () => void look();

  const events = ['visibilitychange', 'focus', 'click'] as const;
  events.forEach((event) => window.addEventListener(event, lookNowAndThen));
  window.addEventListener('vite:preloadError', lookNow);
  return () => {
    events.forEach((event) => window.removeEventListener(event, lookNowAndThen));
    window.removeEventListener('vite:preloadError', lookNow);
  };
}

function runningEntry(): string | null {
  return ENTRY_SCRIPT.exec(document.querySelector('script[type=module]')?.outerHTML ?? '')?.[0] ?? null;
}

/** The entry script of the document as currently served; null when it cannot be fetched. */
async function servedEntry(): Promise<string | null> {
  try {
    const response = await fetch('/', { cache: 'no-store' });
    return ENTRY_SCRIPT.exec(await response.text())?.[0] ?? null;
  } catch {
    return null;
  }
}
