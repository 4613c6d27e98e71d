/**
 * Measures every procedure in a project of one size, then the same work as the legacy app does it, all in this process:
 * `node measure.ts <hypes> <users> <file>` beside the emulators. Writes the rows as JSON.
 */
import { writeFileSync } from 'node:fs';
import { billOf } from '../test/bill.ts';
import { CASES, type Case } from './cases.ts';
import { percentile, type Row } from './rows.ts';
import { makeWorld, type World } from './world.ts';

const ROUNDS = 15;
const SLOW_ROUNDS = 3;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

/**
 * Measures one case: the first call includes an instance's one-time costs, the second is counted, later ones are timed.
 */
async function measure(world: World, measured: Case): Promise<Row> {
  const { name, procedure, input, slow } = measured;
  const next = async (round: number) => {
    const made = await input?.(world, round);
    return () => world.ask(procedure, made);
  };
  const first = await billOf(await next(0));
  let answer = '';
  const call = await next(1);
  const { reads, writes, roundTrips } = await billOf(async () => void (answer = await call()));
  const times: number[] = [];
  const rounds = slow ? SLOW_ROUNDS : ROUNDS;
  for (let round = 2; round < rounds + 2; round += 1) times.push(await timed(await next(round)));
  return {
    ...{ name, ...world.size, reads, writes, roundTrips, firstReads: first.reads, bytes: Buffer.byteLength(answer) },
    ...{ p50: percentile(times, 50), p95: percentile(times, 95), legacy: null },
  };
}

async function measureLegacy(world: World, legacy: NonNullable<Case['legacy']>): Promise<Row['legacy']> {
  let received: readonly unknown[] = [];
  const { reads, writes } = await billOf(async () => void (received = await legacy(world)));
  const rounds = received.length > 1000 ? 1 : 3;
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await timed(() => legacy(world)));
  return { reads, writes, bytes: Buffer.byteLength(JSON.stringify(received)), p50: percentile(times, 50) };
}

const [hypes = '', users = '', file = ''] = process.argv.slice(2);
const world = await makeWorld({ hypes: Number(hypes), users: Number(users) });
const rows: Row[] = [];
for (const measured of CASES) {
  console.error(`${hypes} hypes, ${users} users: ${measured.name}`);
  rows.push(await measure(world, measured));
}
// Last, since it breaks the order.
for (const [index, { name, legacy }] of CASES.entries()) {
  const row = rows[index];
  if (!legacy || !row) continue;
  console.error(`${hypes} hypes, ${users} users: ${name}, the legacy way`);
  row.legacy = await measureLegacy(world, legacy);
}
await world.close();
writeFileSync(file, JSON.stringify(rows));
process.exit(0);
