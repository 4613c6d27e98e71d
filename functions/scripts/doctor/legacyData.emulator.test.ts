import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Admin } from '@hypelar/shared/admin';
import type { HypeRow } from '@hypelar/shared/hype';
import { callerAs, makeAccount, makeAdmin } from '../../test/factories.ts';
import { legacyHypeArbitrary } from '../../test/legacyHypeArbitrary.ts';
import { malformedHypes } from '../../test/legacyHypes.ts';
import { emptyProject, exportFirestore, leaveProject } from '../../test/project.ts';
import { firestore } from '../../src/firebase.ts';
import { findBrokenInvariants, FIRESTORE_RULES } from './invariants.ts';
import { runDoctor } from './runDoctor.ts';

let admin: Admin;

beforeEach(async () => {
  await emptyProject();
  admin = await makeAdmin();
  await makeAccount(admin);
});

afterAll(leaveProject);

async function store(hypes: readonly (readonly [string, Record<string, unknown>])[]): Promise<void> {
  const writer = firestore.bulkWriter();
  const writes = hypes.map(([id, fields]) => writer.set(firestore.collection('hypes').doc(id), fields));
  await writer.close();
  await Promise.all(writes);
}

async function listAll(): Promise<{ items: HypeRow[]; total: number }> {
  const items: HypeRow[] = [];
  for (;;) {
    const page = await callerAs(admin).hype.list({ from: items.length + 1, limit: 200 });
    items.push(...page.items);
    if (page.items.length === 0) return { items, total: page.total };
  }
}

/** What the list shows before a repair, and the results of two repairs in a row. */
async function repairTwice() {
  const { items, total } = await listAll();
  const { left } = await runDoctor({ repair: true });
  const broken = await findBrokenInvariants(FIRESTORE_RULES);
  const repaired = await exportFirestore();
  const second = await runDoctor({ repair: true });
  return {
    ...{ total, listed: items.map(({ id }) => id).toSorted(), broken },
    left: left.filter(({ rule }) => rule !== 'media' && rule !== 'elsewhere'),
    foundAgain: second.found.filter((found) => !left.some((known) => isDeepStrictEqual(known, found))),
    changedAgain: (await exportFirestore()) !== repaired,
  };
}

/** All are listed, one repair is enough, and a second one changes nothing. */
const healed = (ids: readonly string[]) => ({
  ...{ total: ids.length, listed: ids.toSorted(), broken: [] },
  ...{ left: [], foundAgain: [], changedAgain: false },
});

describe('fault 18: malformed hypes', () => {
  it.each(malformedHypes)('%s is listed and opened', async (id, fields) => {
    await store([[id, fields]]);
    const { items, total } = await listAll();
    expect({ ids: items.map((item) => item.id), total }).toEqual({ ids: [id], total: 1 });
    expect(await callerAs(admin).hype.get({ id })).toMatchObject({ id });
  });

  it('with more cards than can be edited is listed, and named by the doctor', async () => {
    const timestamps = Array.from({ length: 501 }, () => ({ timestamp: 10, type: 'image' }));
    await store([['long', { title: 'Long', order: 1, timestamps }]]);
    expect((await listAll()).total).toBe(1);
    const { left } = await runDoctor({ repair: true });
    expect(left.filter(({ rule }) => rule === 'cards')).toMatchObject([{ where: 'hypes/long' }]);
    expect(await findBrokenInvariants(['order', 'premium'])).toEqual([]);
  });

  it('are repaired in one run, all together', async () => {
    await store(malformedHypes);
    expect(await repairTwice()).toEqual(healed(malformedHypes.map(([id]) => id)));
    for (const [id] of malformedHypes) expect(await callerAs(admin).hype.get({ id })).toMatchObject({ id });
  });

  it('are repaired in one run, two hundred of any content', { timeout: 120_000 }, async () => {
    const seed = Date.now();
    const hypes = fc
      .sample(legacyHypeArbitrary, { numRuns: 200, seed })
      .map((fields, index) => [`hype-${index}`, fields] as const);
    await store(hypes);
    expect(await repairTwice(), `seed ${seed}`).toEqual(healed(hypes.map(([id]) => id)));
  });
});
