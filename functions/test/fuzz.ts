import { afterAll, beforeAll, expect, it } from 'vitest';
import { findBrokenInvariants, FIRESTORE_RULES } from '../scripts/doctor/invariants.ts';
import { fuzzCaller } from './fuzzCaller.ts';
import { fuzzHttp } from './fuzzHttp.ts';
import { makeFuzzWorld, type World } from './fuzzWorld.ts';
import { provideApi } from './provideApi.ts';

/** The minimum share of accepted inputs, so that they reach deep code. */
const MIN_ACCEPTED = 0.2;

/** Tests this many inputs through the caller and over HTTP, with `timeout` ms for each. */
export function testFuzz({ caller, http, timeout }: { caller: number; http: number; timeout: number }): void {
  const api = provideApi();
  let world: World;
  const unhandled: unknown[] = [];
  const keep = (error: unknown) => unhandled.push(error);

  beforeAll(async () => {
    process.on('unhandledRejection', keep);
    process.on('uncaughtException', keep);
    world = await makeFuzzWorld();
  });
  afterAll(() => {
    process.off('unhandledRejection', keep);
    process.off('uncaughtException', keep);
  });

  it.each([
    { way: `${caller} inputs through the caller`, run: () => fuzzCaller(world, caller) },
    { way: `${http} requests over HTTP`, run: () => fuzzHttp(world, api, http) },
  ])('T17: nothing fails at $way', { timeout }, async ({ way, run }) => {
    const judge = await run();
    process.stdout.write(`${judge.summary(way)}\n`);
    expect(judge.findings.slice(0, 5)).toEqual([]);
    expect(judge.share()).toBeGreaterThanOrEqual(MIN_ACCEPTED);
    expect(unhandled).toEqual([]);
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(await findBrokenInvariants(FIRESTORE_RULES)).toEqual([]);
  });
}
