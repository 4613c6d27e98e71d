import type { Admin } from '@hypelar/shared/admin';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearFirestore, documents } from '../../test/emulators.ts';
import { callerAs, makeAdmin } from '../../test/factories.ts';
import { refusalOf } from '../../test/refusal.ts';
import { firestore, Timestamp } from '../firebase.ts';
import { listHypes } from './listHypes.ts';

let admin: Admin;

afterAll(clearFirestore);
beforeEach(async () => {
  await clearFirestore();
  admin = await makeAdmin({ canCreateHypes: false, canEditHypes: false });
});

/** Writes hypes as another program might, in this order of creation. */
async function store(...hypes: Record<string, unknown>[]): Promise<void> {
  for (const [index, hype] of hypes.entries()) {
    await firestore
      .doc(`hypes/h${index + 1}`)
      .set({ title: `T${index + 1}`, createdAt: new Timestamp(index, 0), ...hype });
  }
}

const list = (page: { from?: number; limit?: number } = {}) => callerAs(admin).hype.list(page);
const places = (page: { items: { id: string; order: number }[] }) =>
  page.items.map(({ id, order }) => `${order} ${id}`);

const ORDER = firestore.doc('meta/hypeOrder');

/** Replaces the database's next count with this answer. */
function insteadOfNextCount(answer: (count: () => Promise<unknown>) => Promise<unknown>): void {
  const counts = Object.getPrototypeOf(firestore.collection('hypes').count());
  const get: unknown = Reflect.get(counts, 'get');
  if (typeof get !== 'function') throw new Error('Firestore counts in another way now.');
  Reflect.set(counts, 'get', function instead(this: object) {
    Reflect.set(counts, 'get', get);
    return answer(async () => Reflect.apply(get, this, []));
  });
}

describe('hype.list', () => {
  it('is empty at first', async () => {
    expect(await list()).toEqual({ items: [], total: 0 });
  });

  it('gives pages by position, with the number of all', async () => {
    await store({ order: 3 }, { order: 1 }, { order: 2 });
    expect(places(await list())).toEqual(['1 h2', '2 h3', '3 h1']);
    const page = await list({ from: 2, limit: 1 });
    expect(places(page)).toEqual(['2 h3']);
    expect(page.total).toBe(3);
    expect(await list({ from: 4 })).toEqual({ items: [], total: 3 });
  });

  it('shows what the screen needs, and empty values where fields are missing or mistyped', async () => {
    await store({ order: 1, artist: 5, isPremium: 'yes', audioUrl: null, imageCount: 2.5, likes: ['x'] });
    expect((await list()).items).toEqual([
      {
        ...{ id: 'h1', order: 1, title: 'T1', artist: '', audioUrl: '', videoUrl: '' },
        ...{ imageCount: 0, videoCount: 0, isPremium: false },
      },
    ]);
  });

  it.each([
    ['gaps', [{ order: 2 }, { order: 7 }, { order: 9 }], ['1 h1', '2 h2', '3 h3']],
    ['doubles, by creation', [{ order: 1 }, { order: 1 }, { order: 1 }], ['1 h1', '2 h2', '3 h3']],
    [
      'missing and mistyped orders, last',
      [{}, { order: '2' }, { order: 5 }, { order: null }],
      ['1 h3', '2 h1', '3 h2', '4 h4'],
    ],
    ['negative and broken numbers', [{ order: 1.5 }, { order: -1 }, { order: NaN }], ['1 h2', '2 h1', '3 h3']],
  ])('heals %s', async (_, hypes, healed) => {
    await store(...hypes);
    expect(places(await list())).toEqual(healed);
    expect(await documents('meta')).toEqual({ hypeOrder: { count: hypes.length, version: 1 } });
    expect(places(await list())).toEqual(healed);
    expect(await documents('meta')).toEqual({ hypeOrder: { count: hypes.length, version: 1 } });
  });

  it('heals at once what another program did to an order that was whole', async () => {
    await store({ order: 1 }, { order: 2 }, { order: 3 });
    await list();
    await firestore.doc('hypes/h2').delete();
    expect(places(await list())).toEqual(['1 h1', '2 h3']);
    await firestore.doc('hypes/h3').update({ order: 1 });
    expect(places(await list())).toEqual(['1 h1', '2 h3']);
  });

  it('repairs nothing when a hype is made while a page and the number of all are read', async () => {
    await store({ order: 1 }, { order: 2 });
    await list();
    const transactions = vi.spyOn(firestore, 'runTransaction');
    insteadOfNextCount(async (count) => {
      await firestore.doc('meta/hypeOrder').get();
      await firestore
        .batch()
        .set(firestore.doc('hypes/new'), { order: 3 })
        .set(ORDER, { count: 3, version: 2 })
        .commit();
      return count();
    });
    const later = Date.now() + 61_000;
    expect(places(await listHypes({ from: 1, limit: 50 }, later))).toEqual(['1 h1', '2 h2', '3 new']);
    expect(transactions).not.toHaveBeenCalled();
    transactions.mockRestore();
  });

  it('gives what it found where there are more hypes than can be repaired', async () => {
    await store({ order: 2 }, { order: 2 }, { order: 7 });
    insteadOfNextCount(async () => {
      insteadOfNextCount(async () => ({ data: () => ({ count: 10_001 }) }));
      return { data: () => ({ count: 10_001 }) };
    });
    const page = await listHypes({ from: 1, limit: 2 }, Date.now() + 122_000);
    expect(places(page)).toEqual(['2 h1', '2 h2']);
    expect(page.total).toBe(10_001);
    expect(await documents('meta')).toEqual({});
  });

  it('finds a hype without a position within a minute', async () => {
    await store({ order: 1 });
    await list();
    await firestore.doc('hypes/hidden').set({ title: 'Hidden' });
    const later = Date.now() + 183_000;
    expect(places(await listHypes({ from: 1, limit: 50 }, later))).toEqual(['1 h1', '2 hidden']);
  });

  it('refuses a page that is none', async () => {
    expect(await refusalOf(list({ from: 0 }))).toMatchObject({ code: 'BAD_REQUEST' });
    expect(await refusalOf(list({ limit: 201 }))).toMatchObject({ code: 'BAD_REQUEST' });
  });

  it('is for admins only', async () => {
    expect(await refusalOf(callerAs({ id: 'nobody' }).hype.list({}))).toMatchObject({
      code: 'FORBIDDEN',
      appCode: 'NOT_AN_ADMIN',
    });
    const disabled = await makeAdmin({ disabled: true });
    expect(await refusalOf(callerAs(disabled).hype.list({}))).toMatchObject({
      code: 'FORBIDDEN',
      appCode: 'ADMIN_DISABLED',
    });
  });
});
