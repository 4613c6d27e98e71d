import './ownProject.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { FieldPath, firestore, inTransaction, Tx } from '../src/firebase.ts';
import { billOf } from './bill.ts';
import { clearFirestore } from './emulators.ts';

const things = firestore.collection('things');
const thing = (id: string) => things.doc(id);

beforeAll(async () => {
  await clearFirestore();
  const writer = firestore.bulkWriter();
  for (let number = 1; number <= 1205; number += 1) {
    void writer.set(thing(`t${String(number).padStart(4, '0')}`), { number });
  }
  await writer.close();
});

describe('what Firestore charges', () => {
  it.each([
    ['a document by its id: one', 1, () => thing('t0001').get()],
    ['a document that is not there: one', 1, () => thing('none').get()],
    ['several by their ids: each, there or not', 3, () => firestore.getAll(thing('t0001'), thing('none'), thing('t2'))],
    ['a query: what it finds', 7, () => things.orderBy('number').limit(7).get()],
    ['a query that finds nothing: one', 1, () => things.where('number', '>', 5000).get()],
    ['what an offset skips', 7, () => things.orderBy('number').offset(5).limit(2).get()],
    ['fields alone: as whole documents', 7, () => things.select('number').limit(7).get()],
    ['a count: one for each thousand, begun', 2, () => things.count().get()],
    ['a count of nothing: one', 1, () => things.where('number', '>', 5000).count().get()],
    [
      'a query by ids: what it finds',
      2,
      () => things.where(FieldPath.documentId(), 'in', ['t0001', 'x', 't0002']).get(),
    ],
  ])('%s', async (_, reads, work) => {
    expect(await billOf(work)).toMatchObject({ reads, writes: 0, roundTrips: 1, largestCommit: 0 });
  });

  it('for writes: each document, also one that is deleted, and nothing for a commit that failed', async () => {
    const batch = firestore.batch().set(thing('new'), {}).update(thing('t0001'), { a: 1 }).delete(thing('t0002'));
    expect(await billOf(() => batch.commit())).toMatchObject({ reads: 0, writes: 3, roundTrips: 1 });
    const failing = firestore.batch().set(thing('other'), {}).create(thing('new'), {});
    expect(await billOf(() => failing.commit().catch(() => null))).toMatchObject({ writes: 0 });
    const bulk = async () => {
      const writer = firestore.bulkWriter();
      writer.onWriteError(() => false);
      void writer.set(thing('more'), {});
      void writer.create(thing('new'), {}).catch(() => null);
      await writer.close();
    };
    expect(await billOf(bulk)).toMatchObject({ reads: 0, writes: 1 });
  });

  it('for a transaction what it reads and writes, and again what it reads when it runs again', async () => {
    let runs = 0;
    const bill = await billOf(() =>
      inTransaction(async (tx) => {
        runs += 1;
        await Promise.all([Tx.open(tx).get(thing('t0001')), Tx.open(tx).get(thing('t0002'))]);
        if (runs === 1) throw Object.assign(new Error('Aborted'), { code: 10 });
        Tx.open(tx).update(thing('t0001'), { a: 1 });
      }),
    );
    expect(bill).toMatchObject({ reads: 4, writes: 1 });
  });

  it('tells how many bytes came and how many the largest commit took', async () => {
    const text = 'x'.repeat(10_000);
    const { largestCommit } = await billOf(async () => {
      await thing('long').set({ text });
      await thing('short').set({ text: '' });
    });
    expect(largestCommit).toBeGreaterThan(10_000);
    expect(largestCommit).toBeLessThan(10_300);
    const { received } = await billOf(() => thing('long').get());
    expect(received).toBeGreaterThan(10_000);
    expect(received).toBeLessThan(10_800);
    expect((await billOf(() => things.where('number', '==', 5).select('number').get())).received).toBeLessThan(1000);
  });

  it('tells how often one request waits for another', async () => {
    const both = () => Promise.all([thing('t0001').get(), thing('t0002').get()]);
    expect(await billOf(both)).toMatchObject({ reads: 2, writes: 0, roundTrips: 1 });
    expect(await billOf(async () => void (await both(), await both()))).toMatchObject({ reads: 4, roundTrips: 2 });
  });
});
