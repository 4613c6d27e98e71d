import fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Admin } from '@hypelar/shared/admin';
import type { HypeRow } from '@hypelar/shared/hype';
import { deliverEvents } from '../../test/emulators.ts';
import { callerAs, makeAccount, makeAdmin } from '../../test/factories.ts';
import { legacyHypeArbitrary } from '../../test/legacyHypeArbitrary.ts';
import { malformedHypes } from '../../test/legacyHypes.ts';
import { emptyProject, exportFirestore } from '../../test/project.ts';
import { firestore } from '../../src/firebase.ts';
import { findBrokenInvariants, FIRESTORE_RULES } from './invariants.ts';
import { runDoctor } from './runDoctor.ts';

let admin: Admin;

beforeEach(async () => {
  await emptyProject();
  admin = await makeAdmin();
  await makeAccount(admin);
});

afterAll(() => deliverEvents(true));

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

/** What holds of any stored hypes: all are listed, one repair is enough, and a second one changes not a byte. */
async function expectHealed(ids: readonly string[]): Promise<void> {
  const { items, total } = await listAll();
  expect(total).toBe(ids.length);
  expect(items.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  const { left } = await runDoctor({ repair: true });
  expect(left.filter(({ rule }) => rule !== 'media')).toEqual([]);
  expect(await findBrokenInvariants(FIRESTORE_RULES)).toEqual([]);
  const repaired = await exportFirestore();
  expect((await runDoctor({ repair: true })).found).toEqual(left);
  expect(await exportFirestore()).toBe(repaired);
  expect((await listAll()).items.map(({ id }) => id)).toHaveLength(ids.length);
}

describe('malformed hypes', () => {
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
    await expectHealed(malformedHypes.map(([id]) => id));
    for (const [id] of malformedHypes) expect(await callerAs(admin).hype.get({ id })).toMatchObject({ id });
  });

  it('are repaired in one run, a thousand of any content', { timeout: 300_000 }, async () => {
    const hypes = fc.sample(legacyHypeArbitrary, 1000).map((fields, index) => [`hype-${index}`, fields] as const);
    await store(hypes);
    await expectHealed(hypes.map(([id]) => id));
  });
});
