/** Makes a run that could not do everything a failed one, so that it is seen and retried. */
export function requireNoFailures({ failures }: { failures: number }): void {
  if (failures > 0) throw new Error(`${failures} could not be deleted`);
}
