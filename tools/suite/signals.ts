import { Stopped } from './failure.ts';

/**
 * Resolves when this process is asked to end: by Ctrl-C, SIGTERM, a closed terminal, or the end of the launcher that
 * started it. Later requests are caught as well and ignored, so that a clean end is not cut short.
 */
export const stopRequested: Promise<void> = new Promise((resolve) => {
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => resolve());
  if (process.connected) process.once('disconnect', () => resolve());
});

/** The result of `work`; throws Stopped as soon as this process is asked to end. */
export function unlessStopped<Result>(work: Promise<Result>): Promise<Result> {
  const stopped = stopRequested.then(() => {
    throw new Stopped();
  });
  return Promise.race([work, stopped]);
}
