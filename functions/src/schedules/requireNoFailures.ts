/** Fails a run that could not delete everything, so that it is noticed and retried. */
export function requireNoFailures({ failures }: { failures: number }): void {
  if (failures > 0) throw new Error(`${failures} could not be deleted`);
}
