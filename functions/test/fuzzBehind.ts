import { afterAll, beforeAll, expect, it } from 'vitest';
import { findBrokenInvariants, FIRESTORE_RULES } from '../scripts/doctor/invariants.ts';
import { apiOrigin, clearFirestore, deliverEvents } from './emulators.ts';
import { fuzzHttp } from './fuzzHttp.ts';
import type { FuzzRequest } from './fuzzRequests.ts';
import { makeFuzzWorld } from './fuzzWorld.ts';

/** Whether a request gets through to the API: some that no proxy would pass on crash the Hosting emulator. */
function reachesApi({ method, path, headers }: FuzzRequest): boolean {
  const odd = ['Transfer-Encoding', 'Expect', 'Host'].some((name) => name in headers);
  return !odd && path.startsWith('/trpc/') && ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].includes(method);
}

/**
 * Tests this many requests through Hosting and the Functions emulator, with the platform's own parsers and error pages.
 */
export function testFuzzBehind(count: number, timeout: number): void {
  beforeAll(async () => {
    await deliverEvents(false);
    await clearFirestore();
  });
  afterAll(async () => {
    await clearFirestore();
    await deliverEvents(true);
  });

  it(
    `T17: nothing fails, and nothing of the inside leaves, at ${count} requests behind the emulators`,
    { timeout },
    async () => {
      const judge = await fuzzHttp(
        await makeFuzzWorld(),
        { origin: apiOrigin(), thrown: [], takes: reachesApi },
        count,
      );
      process.stdout.write(`${judge.summary(`${count} requests behind the emulators`)}\n`);
      expect(judge.findings.slice(0, 5)).toEqual([]);
      expect(judge.share()).toBeGreaterThanOrEqual(0.2);
      expect(await findBrokenInvariants(FIRESTORE_RULES)).toEqual([]);
    },
  );
}
