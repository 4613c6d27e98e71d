import { expect, it } from 'vitest';
import { outcomeOf } from './runTests.ts';

const file = (name: string, statuses: string[], message = '') => ({
  ...{ name, message, status: statuses.every((status) => status === 'passed') && !message ? 'passed' : 'failed' },
  assertionResults: statuses.map((status, index) => ({ status, fullName: `${name} ${index}` })),
});

it('tells a test that failed from a file that did not load', () => {
  const testResults = [file('a', ['passed', 'failed']), file('b', ['passed']), file('c', [], 'no such import')];
  expect(outcomeOf({ numPassedTests: 2, testResults })).toEqual({
    passed: 2,
    failed: ['a 1'],
    unloaded: ['c: no such import'],
  });
});
