import { beforeAll, expect, it } from 'vitest';
import { crashEverywhere, recoverAll, type Crash } from './crash.ts';
import { OPERATIONS, type Operation } from './operations.ts';

/** How a retry that comes a day late may be refused: the uploads are gone by then. */
const TOO_LATE: Partial<Record<Operation, string>> = {
  'hype.create': 'RESERVATION_NOT_FOUND',
  'hype.update': 'UPLOAD_MISSING',
};

const ways = OPERATIONS.flatMap((operation) => [
  { operation, first: 'retry' as const, allowed: ['OK'] },
  { operation, first: 'sweep' as const, allowed: ['OK', TOO_LATE[operation]] },
]);
const crashes = new Map<object, Crash[]>();

// All kills come before all recoveries, so that their locks have expired by then.
beforeAll(async () => {
  for (const way of ways) crashes.set(way, await crashEverywhere(way.operation));
}, 1_800_000);

it.each(ways)(
  'fault 1: $operation killed before any of its requests leaves nothing broken, and can be made again ($first first)',
  { timeout: 1_800_000 },
  async (way) => {
    const { operation, first, allowed } = way;
    const recoveries = await recoverAll(crashes.get(way) ?? [], first);
    const outcomes = recoveries.map(({ outcome }) => outcome);
    process.stdout.write(`${operation}, ${first} first: ${outcomes.length} kills, then ${outcomes.join(' ')}\n`);
    expect(outcomes.filter((outcome) => !allowed.includes(outcome))).toEqual([]);
    expect(outcomes.at(-1)).toBe('OK');
    for (const { atOnce, swept, atEnd } of recoveries) {
      // A killed sweep may leave objects that it took out of use but did not delete; the next one deletes them.
      const wrong = atOnce.filter((problem) => operation !== 'sweepUploads' || !problem.startsWith('objects:'));
      expect([...wrong, ...swept, ...atEnd]).toEqual([]);
    }
  },
);
