import * as z from 'zod/mini';

/** The counts of a phase or of the whole run. */
export type Tally = { passed: number; failed: number; skipped: number };

export const passed: Tally = { passed: 1, failed: 0, skipped: 0 };
export const failed: Tally = { passed: 0, failed: 1, skipped: 0 };

const vitestSchema = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numPendingTests: z.int(),
  numTodoTests: z.int(),
});

/** Counts vitest's JSON report. */
export function vitestTally(report: unknown): Tally {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = vitestSchema.parse(report);
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests };
}

const playwrightSchema = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int(), skipped: z.int() }),
});

/** Counts Playwright's JSON report; a flaky test counts as failed. */
export function playwrightTally(report: unknown): Tally {
  const { stats } = playwrightSchema.parse(report);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
}

/**
 * The tally of a test runner that exited with `exitCode`. A run without any passed test, or one that exited with an
 * error but reported no failed test (a file that does not load), counts as one failure.
 */
export function judged(tally: Tally, exitCode: number): Tally {
  const silent = tally.failed === 0 && (exitCode !== 0 || tally.passed === 0);
  return silent ? { ...tally, failed: 1 } : tally;
}

export function sum(tallies: Tally[]): Tally {
  return tallies.reduce(
    (total, tally) => ({
      passed: total.passed + tally.passed,
      failed: total.failed + tally.failed,
      skipped: total.skipped + tally.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}

/** The last line of a test run. */
export function closingLine(total: Tally): string {
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
  return `${total.passed} passed, ${total.failed} failed${skipped}`;
}
