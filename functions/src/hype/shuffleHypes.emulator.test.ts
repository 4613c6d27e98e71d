import '../../test/ownProject.ts';
import { MAX_REWRITTEN_HYPES } from '@hypelar/shared/order';
import type { Admin } from '@hypelar/shared/admin';
import { beforeEach, describe, expect, it } from 'vitest';
import { NO_FLAGS } from '../../scripts/demoAdmins.ts';
import { billOf } from '../../test/bill.ts';
import { MAX_REQUEST_BYTES } from '../../test/commitBytes.ts';
import { clearFirestore, documents } from '../../test/emulators.ts';
import { callerAs, makeAdmin } from '../../test/factories.ts';
import { hypeDocument, idsInOrder, placeHypes, versionOfOrder } from '../../test/hypes.ts';
import { refusalOf } from '../../test/refusal.ts';
import { firestore } from '../firebase.ts';
import { shuffleForSlot } from './shuffleHypes.ts';

let admin: Admin;

beforeEach(async () => {
  await clearFirestore();
  admin = await makeAdmin(NO_FLAGS);
});

const shuffle = () => callerAs(admin).hype.shuffle();
const undo = (version: number) => callerAs(admin).hype.undoShuffle({ version });

describe('hype.shuffle', () => {
  it('puts all hypes into another order, in one audited change', async () => {
    await placeHypes(30);
    const before = await idsInOrder();
    const answer = await shuffle();
    expect(answer).toEqual({ total: 30, version: 2 });
    const after = await idsInOrder();
    expect(after).not.toEqual(before);
    expect(after.toSorted()).toEqual(before.toSorted());
    expect(await versionOfOrder()).toBe(2);
    expect(Object.values(await documents('auditLog'))).toMatchObject([
      { action: 'hype.shuffle', admin: { id: admin.id }, after: { total: 30, version: 2 } },
    ]);
  });

  it('leaves the time of the last edit alone', async () => {
    await placeHypes(3);
    const before = await documents('hypes');
    await shuffle();
    for (const [id, hype] of Object.entries(await documents('hypes'))) {
      expect({ ...hype, order: 0 }).toEqual({ ...before[id], order: 0 });
    }
  });

  it.each([0, 1])('does nothing with %i hypes', async (count) => {
    await placeHypes(count);
    expect(await shuffle()).toEqual({ total: count, version: 1 });
    expect(await documents('auditLog')).toEqual({});
    expect(await versionOfOrder()).toBe(1);
  });

  it('takes no input', async () => {
    const input = JSON.parse('{"total": 5}');
    expect(await refusalOf(callerAs(admin).hype.shuffle(input))).toMatchObject({ code: 'BAD_REQUEST' });
  });

  it('heals a broken order', async () => {
    await placeHypes(3);
    await firestore.doc('hypes/lost').set({ title: 'Without a position' });
    expect(await shuffle()).toMatchObject({ total: 4 });
    expect((await idsInOrder()).toSorted()).toEqual(['h1', 'h2', 'h3', 'lost']);
  });

  it('fault 21: sends so few bytes for each hype that 10,000 stay below 8 MiB, of the 10 that a request may have', async () => {
    /** The longest hype id, which is part of each write. */
    const longId = (order: number) => String(order).padStart(128, 'h');
    const commitOf = async (count: number) => {
      await clearFirestore();
      await makeAdmin(admin);
      const writer = firestore.bulkWriter();
      for (let order = 1; order <= count; order += 1) {
        void writer.set(firestore.doc(`hypes/${longId(order)}`), hypeDocument(longId(order), order));
      }
      await writer.close();
      return (await billOf(shuffle)).largestCommit;
    };
    const [small, large] = [await commitOf(100), await commitOf(300)];
    // The id of a project has at most 30 characters.
    const each = (large - small) / 200 + 30;
    expect(each).toBeGreaterThan(128);
    expect(small + each * MAX_REWRITTEN_HYPES).toBeLessThan(0.8 * MAX_REQUEST_BYTES);
  });

  it('fault 21: refuses more than 10,000 hypes before it writes anything', { timeout: 120_000 }, async () => {
    await placeHypes(MAX_REWRITTEN_HYPES + 1);
    const meta = await documents('meta');
    expect(await refusalOf(shuffle())).toMatchObject({ code: 'PRECONDITION_FAILED', appCode: 'TOO_MANY_HYPES' });
    expect(await documents('meta')).toEqual(meta);
  });
});

describe('hype.undoShuffle', () => {
  it('restores the exact order before', async () => {
    await placeHypes(25);
    await shuffle();
    const before = await idsInOrder();
    const { version } = await shuffle();
    expect(await undo(version)).toEqual({ total: 25 });
    expect(await idsInOrder()).toEqual(before);
    expect(await versionOfOrder()).toBe(version + 1);
  });

  it('is a conflict once the order has changed since, or a second time', async () => {
    await placeHypes(4);
    const { version } = await shuffle();
    const [first = '', second = ''] = await idsInOrder();
    await callerAs(admin).hype.move({ id: first, from: 1, to: 2 });
    await callerAs(admin).hype.move({ id: first, from: 2, to: 1 });
    expect(await refusalOf(undo(version))).toMatchObject({ code: 'CONFLICT', appCode: 'ORDER_CHANGED' });
    expect((await idsInOrder()).slice(0, 2)).toEqual([first, second]);
    const again = await shuffle();
    await undo(again.version);
    expect(await refusalOf(undo(again.version))).toMatchObject({ code: 'CONFLICT', appCode: 'ORDER_CHANGED' });
  });

  it('takes the version of a shuffle only', async () => {
    await placeHypes(3);
    expect(await refusalOf(undo(1))).toMatchObject({ code: 'CONFLICT', appCode: 'ORDER_CHANGED' });
    expect(await refusalOf(undo(1.5))).toMatchObject({ code: 'BAD_REQUEST' });
  });
});

describe('the scheduled shuffle', () => {
  const SLOT = Date.UTC(2026, 10, 23);

  it(
    'T24, fault 6: shuffles once for each time it is due, also when two runs start together or one meets a manual one',
    { timeout: 120_000 },
    async () => {
      await placeHypes(10);
      const ids = (await idsInOrder()).toSorted();
      const runs = await Promise.all([shuffleForSlot(SLOT), shuffleForSlot(SLOT)]);
      expect(runs.filter((run) => run !== null)).toEqual([{ total: 10, version: 2 }]);
      expect(await shuffleForSlot(SLOT)).toBeNull();
      expect(await shuffleForSlot(SLOT - 1)).toBeNull();
      expect(await versionOfOrder()).toBe(2);
      expect(await shuffleForSlot(SLOT + 7 * 86_400_000)).toEqual({ total: 10, version: 3 });

      const [scheduled, manual] = await Promise.all([shuffleForSlot(SLOT + 14 * 86_400_000), shuffle()]);
      expect(new Set([scheduled?.version, manual.version])).toEqual(new Set([4, 5]));
      expect((await idsInOrder()).toSorted()).toEqual(ids);
      expect(await undo(5)).toEqual({ total: 10 });
      expect((await idsInOrder()).toSorted()).toEqual(ids);
    },
  );

  it('is the deed of the system, and can be undone', async () => {
    await placeHypes(10);
    const before = await idsInOrder();
    await shuffleForSlot(SLOT);
    expect(Object.values(await documents('auditLog'))).toMatchObject([
      { action: 'hype.shuffle', admin: { id: 'system', email: '' } },
    ]);
    await undo(2);
    expect(await idsInOrder()).toEqual(before);
  });
});
