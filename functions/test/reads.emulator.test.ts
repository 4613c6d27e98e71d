import './ownProject.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { CASES, ROWS } from '../bench/cases.ts';
import { makeWorld, type World } from '../bench/world.ts';
import { listHypes } from '../src/hype/listHypes.ts';
import { billOf } from './bill.ts';
import { idToken } from './idToken.ts';
import { PROCEDURES } from './procedures.ts';

/** Reading `admins/{uid}`: the cost of every permission check; changes repeat it in their transaction. */
const CHECK = 1;
const SMALL = 120;
const LARGE = 360;

/** The cost of each case: reads and writes, which must not grow with the number of hypes or users. */
const COSTS: Record<string, [reads: number, writes: number]> = {
  'session.me': [CHECK, 0],
  'hype.list': [CHECK + 1 + ROWS, 0],
  'hype.list, from the middle': [CHECK + 1 + ROWS, 0],
  'hype.get': [CHECK + 1, 0],
  'hype.reserve': [CHECK + CHECK + 1, 1],
  'hype.create': [CHECK + 2 + 3 + CHECK + 3, 4],
  'hype.update': [CHECK + 1 + CHECK + 1, 2],
  // The mark: the registry and a count of the premium hypes, at one read per thousand.
  'hype.update, marks as premium': [CHECK + 1 + CHECK + 1 + 2, 4],
  'hype.update, takes the mark': [CHECK + 1 + CHECK + 1 + 2, 4],
  'hype.create, premium': [CHECK + 2 + 3 + CHECK + 3 + 2, 6],
  'hype.delete, the last, premium': [CHECK + 1 + CHECK + 3 + 2, 6],
  'hype.restore, the last, premium': [CHECK + 1 + CHECK + 3 + 2, 6],
  'hype.move': [CHECK + 1 + CHECK + 2, 4],
  'hype.trash': [CHECK + ROWS + 1, 0],
  'media.list': [CHECK + 3, 0],
  'media.update': [CHECK + CHECK, 1],
  'media.remove': [CHECK + CHECK + 4, 2],
  'user.list': [CHECK + ROWS + 1, 0],
  'user.count': [CHECK + 1, 0],
  'user.get, 50 likes': [CHECK + 1 + 50, 0],
  'user.changePlan': [CHECK + CHECK + 1, 2],
  'admin.list': [CHECK + 5, 0],
  'admin.create': [CHECK + CHECK + 3, 2],
  'admin.update': [CHECK + CHECK + 3, 2],
  'admin.resetLink': [CHECK + CHECK + 1, 1],
  'docs.get': [CHECK + 2, 0],
  'docs.update': [CHECK + CHECK + 2, 2],
  // In chunks of 20: each reads one entry ahead, and all but the first reread the entry they continue from.
  'audit.list': [CHECK + ROWS + 3 + 2, 0],
};

/** The other cases, each measured by its own test. */
const OTHER_CASES = [
  ...[
    'user.search',
    'user.search, after a change of a name',
    'hype.shuffle',
    'hype.undoShuffle',
    'hype.delete, the first',
    'hype.restore, the first',
  ],
];

describe.each([SMALL, LARGE])('with %i hypes and as many users', (size) => {
  let world: World;
  beforeAll(async () => {
    world = await makeWorld({ hypes: size, users: size });
    // What an instance reads once, and then at most once a minute.
    await listHypes({ from: 1, limit: 1 });
    await world.ask('user.search', { query: 'a' });
  });
  afterAll(async () => world.close());

  async function costOf(name: string) {
    const found = CASES.find((each) => each.name === name);
    if (!found) throw new Error(`There is no case ${name}.`);
    const input = await found.input?.(world, size);
    let answer = '';
    const bill = await billOf(async () => void (answer = await world.ask(found.procedure, input)));
    return { ...bill, answer };
  }

  it.each(Object.entries(COSTS))('%s costs %j', async (name, [reads, writes]) => {
    expect(await costOf(name)).toMatchObject({ reads, writes });
  });

  it('a user with 50 likes is read in two round trips after the permission check', async () => {
    expect((await costOf('user.get, 50 likes')).roundTrips).toBe(1 + 2);
  });

  it.each(['hype.list', 'hype.trash'])('a row of %s comes without what the list does not show', async (name) => {
    const { answer, received } = await costOf(name);
    expect(received).toBeLessThan(8 * answer.length);
  });

  it('a search reads the rows it shows, two more, and what changed in the last minute', async () => {
    const answer = z.object({ result: z.object({ data: z.object({ items: z.array(z.unknown()) }) }) });
    const searched = async (name: string) => {
      const { reads, writes, ...cost } = await costOf(name);
      const rows = answer.parse(JSON.parse(cost.answer)).result.data.items.length;
      expect(rows).toBeGreaterThan(0);
      expect(writes).toBe(0);
      return reads - rows;
    };
    expect(await searched('user.search')).toBe(2);
    // For a minute the renamed user's shard is among the changed ones, and it is read once.
    expect(await searched('user.search, after a change of a name')).toBe(2 + 1 + 1);
    expect(await searched('user.search')).toBe(2 + 1);
  });

  it('what must rewrite positions reads and writes each of them once', async () => {
    // Two were created and one was deleted. Besides the positions: the state of the order, the former order, the audit
    // entry.
    const all = size + 1;
    expect(await costOf('hype.delete, the first')).toMatchObject({ reads: all + 4, writes: all + 3 });
    expect(await costOf('hype.restore, the first')).toMatchObject({ reads: all + 3, writes: all + 2 });
    const left = all - 1;
    expect(await costOf('hype.shuffle')).toMatchObject({ reads: left + 3, writes: left + 3 });
    const undone = await costOf('hype.undoShuffle');
    expect(undone.reads).toBe(left + 4);
    // Hypes that the shuffle left in place are not written.
    expect(undone.writes).toBeLessThanOrEqual(left + 3);
  });

  it('calls of one batch ask once who calls', async () => {
    const input = { 0: {}, 1: { limit: 10 }, 2: {} };
    const batch = async () =>
      void (await fetch(
        `${world.origin}/trpc/session.me,hype.list,docs.get?batch=1&input=${encodeURIComponent(JSON.stringify(input))}`,
        {
          headers: { Authorization: `Bearer ${idToken(world.owner.id)}` },
        },
      ));
    expect((await billOf(batch)).reads).toBe(CHECK + (1 + 10) + 2);
  });
});

it('every procedure is measured, and each case has its price here', () => {
  expect(new Set(CASES.map(({ procedure }) => procedure))).toEqual(new Set(PROCEDURES.map(({ name }) => name)));
  expect([...Object.keys(COSTS), ...OTHER_CASES].toSorted()).toEqual(CASES.map(({ name }) => name).toSorted());
});
