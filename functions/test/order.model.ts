import type { Admin } from '@hypelar/shared/admin';
import { APP_CODES } from '@hypelar/shared/appError';
import { TRPCError } from '@trpc/server';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findBrokenInvariants, FIRESTORE_RULES } from '../scripts/doctor/invariants.ts';
import { refusalOf } from '../src/trpc/errorShape.ts';
import { clearFirestore } from './emulators.ts';
import { callerAs, makeAdmin } from './factories.ts';
import { placeHypes, recordedHype } from './hypes.ts';

/** One action of an admin. Numbers pick from what exists at that moment. */
type Operation =
  | { kind: 'create'; premium: boolean }
  | { kind: 'move'; which: number; to: number }
  | { kind: 'shuffle' }
  | { kind: 'undo' }
  | { kind: 'delete'; which: number }
  | { kind: 'restore'; which: number }
  | { kind: 'mark'; which: number; premium: boolean };

const which = fc.nat({ max: 10_000 });
const kind = <Kind extends Operation['kind']>(name: Kind) => fc.constant(name);
const operation: fc.Arbitrary<Operation> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ kind: kind('create'), premium: fc.boolean() }) },
  { weight: 6, arbitrary: fc.record({ kind: kind('move'), which, to: which }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('shuffle') }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('undo') }) },
  { weight: 3, arbitrary: fc.record({ kind: kind('delete'), which }) },
  { weight: 3, arbitrary: fc.record({ kind: kind('restore'), which }) },
  { weight: 4, arbitrary: fc.record({ kind: kind('mark'), which, premium: fc.boolean() }) },
);

/** What every worker knows: the ids that exist or did, and the version of the latest shuffle. */
type World = { ids: string[]; version: number };

const chosen = ({ ids }: World, number: number) => ids[number % ids.length] ?? '';

async function perform(admin: Admin, world: World, act: Operation): Promise<void> {
  const { hype } = callerAs(admin);
  switch (act.kind) {
    case 'create': {
      const input = await recordedHype(admin, { isPremium: act.premium });
      await hype.create(input);
      world.ids.push(input.id);
      return;
    }
    case 'shuffle':
      world.version = (await hype.shuffle()).version;
      return;
    case 'undo':
      await hype.undoShuffle({ version: world.version });
      return;
    case 'delete':
      await hype.delete({ id: chosen(world, act.which) });
      return;
    case 'restore':
      await hype.restore({ id: chosen(world, act.which) });
      return;
    case 'mark': {
      const { id, updatedAt } = await hype.get({ id: chosen(world, act.which) });
      await hype.update({ id, updatedAt, isPremium: act.premium });
      return;
    }
    case 'move': {
      const { total } = await hype.list({ limit: 1 });
      const { id, order } = await hype.get({ id: chosen(world, act.which) });
      // Others may delete many hypes before this arrives; a position in the first half will still exist.
      const to = (act.to % Math.max(1, Math.floor(total / 2))) + 1;
      if (to !== order) await hype.move({ id, from: order, to });
    }
  }
}

type Outcome = {
  /** How many operations ended with each code, OK among them */
  codes: Record<string, number>;
  /** The problems afterwards */
  broken: string[];
};

/** The possible outcomes of an operation when others are faster. */
const EXPECTED = ['OK', 'CONFLICT', 'NOT_FOUND', 'FORBIDDEN'];
/** The minimum share of operations that must succeed, so that they do meet. */
const MIN_DONE = 0.4;

/** Tests `count` operations with each of the seeds, with `timeout` ms for each. */
export function testModel({ seeds, count, timeout }: { seeds: number[]; count: number; timeout: number }): void {
  it.each(seeds)(
    `fault 5: order, premium marks and cards stay whole under ${count} mixed operations at once, seed %i`,
    { timeout },
    async (seed) => {
      const { codes, broken } = await runModel({ seed, count });
      expect(broken).toEqual([]);
      expect(Object.keys(codes).filter((code) => !EXPECTED.includes(code))).toEqual([]);
      expect(codes['OK']).toBeGreaterThan(MIN_DONE * count);
    },
  );
}

/**
 * Four admins perform `count` operations in all, determined by the seed, on 20 hypes at first. Each waits for a
 * response before its next operation, but not for the other admins.
 */
async function runModel({ seed, count }: { seed: number; count: number }): Promise<Outcome> {
  await clearFirestore();
  await placeHypes(20);
  const admins = await Promise.all(Array.from({ length: 4 }, () => makeAdmin({ hypePremiumLimit: 2 })));
  const operations = fc.sample(operation, { seed, numRuns: count });
  const world: World = { ids: Array.from({ length: 20 }, (_, index) => `h${index + 1}`), version: 0 };
  const codes: Record<string, number> = {};
  const next = operations.values();
  const work = async (admin: Admin) => {
    for (const act of next) {
      const code = await perform(admin, world, act).then(() => 'OK', codeOf);
      codes[code] = (codes[code] ?? 0) + 1;
    }
  };
  await Promise.all(admins.map(work));
  const problems = await findBrokenInvariants(FIRESTORE_RULES);
  return { codes, broken: problems.map(({ rule, where, what }) => `${rule}: ${where} ${what}`) };
}

/**
 * The tRPC code of an error. The upload of a new hype is recorded outside the API, as its trigger does, and can
 * conflict like any change.
 */
function codeOf(error: unknown): string {
  if (error instanceof TRPCError) return error.code;
  const refusal = refusalOf(error);
  if (!refusal) throw error;
  return APP_CODES[refusal.appCode];
}
