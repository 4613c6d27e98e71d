/*
 * Captures everything logged in a test file. Must be imported before any module that logs: the logger binds the console
 * when it is loaded.
 */
export const log: string[] = [];

for (const level of ['debug', 'info', 'log', 'warn', 'error'] as const) {
  console[level] = (...values: unknown[]) => log.push(values.map(String).join(' '));
}
