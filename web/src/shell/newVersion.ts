/** No more often than this is looked for a new release, in ms, and only while somebody is here. */
const LOOK_EVERY_MS = 5 * 60_000;
const ENTRY_SCRIPT = /\/assets\/index-[\w-]+\.js/;

/**
 * Calls back when another release is served than the one that runs in this tab. It looks when the tab is come back to or
 * worked in, and when a part of the app cannot be loaded any more. Returns how to stop.
 */
export function watchReleases(onNewRelease: () => void): () => void {
  let lookedAt = Date.now();
  let found = false;

  async function look() {
    if (found) return;
    lookedAt = Date.now();
    const served = await servedEntry();
    // Another look may have found it meanwhile.
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

/** The script that the document starts as it is served now, or null when it cannot be had. */
async function servedEntry(): Promise<string | null> {
  try {
    const response = await fetch('/', { cache: 'no-store' });
    return ENTRY_SCRIPT.exec(await response.text())?.[0] ?? null;
  } catch {
    return null;
  }
}
