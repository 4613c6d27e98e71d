/*
 * Imported before all that logs, this gives a test file everything logged: the logger takes its console when it is loaded.
 */
export const log: string[] = [];

for (const level of ['debug', 'info', 'log', 'warn', 'error'] as const) {
  console[level] = (...values: unknown[]) => log.push(values.map(String).join(' '));
}
