import { expect, test } from 'vitest';
import { closingLine, judged, playwrightTally, sum, vitestTally } from './tally.ts';

test('the closing line names skipped tests only when there are some', () => {
  expect(closingLine({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed');
  expect(closingLine({ passed: 12, failed: 1, skipped: 3 })).toBe('12 passed, 1 failed, 3 skipped');
});

test('reports and checks add up', () => {
  const unit = vitestTally({ numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 });
  const browser = playwrightTally({ stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 1 } });
  expect(sum([unit, browser])).toEqual({ passed: 9, failed: 3, skipped: 4 });
});

test('a phase without a single test has failed', () => {
  expect(judged({ passed: 0, failed: 0, skipped: 0 }, 0).failed).toBe(1);
  expect(judged({ passed: 0, failed: 0, skipped: 9 }, 0).failed).toBe(1);
});

test('a runner that ends badly without a failed test counts as one failure', () => {
  expect(judged({ passed: 3, failed: 0, skipped: 0 }, 1).failed).toBe(1);
  expect(judged({ passed: 3, failed: 2, skipped: 0 }, 1).failed).toBe(2);
  expect(judged({ passed: 3, failed: 0, skipped: 0 }, 0).failed).toBe(0);
});
