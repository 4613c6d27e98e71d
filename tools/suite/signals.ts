import { Stopped } from './failure.ts';

/**
 * Settles when the person or the system asks this process to end: Ctrl-C, SIGTERM, a closed terminal, or the end of
 * the launcher that started it. Later requests are taken too and do nothing, so that a clean end is not cut short.
 */
export const stopRequested: Promise<void> = new Promise((resolve) => {
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => resolve());
  if (process.connected) process.once('disconnect', () => resolve());
});

/** `work`, or Stopped as soon as an end is asked for. */
export function unlessStopped<Result>(work: Promise<Result>): Promise<Result> {
  const stopped = stopRequested.then(() => {
    throw new Stopped();
  });
  return Promise.race([work, stopped]);
}
