import '../../test/ownProject.ts';
import { PLANS } from '@hypelar/shared/user';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { billOf } from '../../test/bill.ts';
import { clearFirestore, documents } from '../../test/emulators.ts';
import { callerAs, makeAdmin } from '../../test/factories.ts';
import { refusalOf } from '../../test/refusal.ts';
import { storeUsers } from '../../test/users.ts';
import { writeAdmin } from '../admin/adminRepository.ts';
import { firestore, Timestamp } from '../firebase.ts';
import { createCaller } from '../trpc/appRouter.ts';
import { createContext } from '../trpc/context.ts';
import { changePlan } from './changePlan.ts';
import { getUser } from './getUser.ts';

beforeEach(clearFirestore);

const makeCaller = async () => callerAs(await makeAdmin()).user;

const BAD_IDS = ['', '.', '..', 'a/b', 'a//b', '__x__', 'x'.repeat(129), 'a\0', '\ud800'];
const UNKNOWN_USER = { code: 'NOT_FOUND', appCode: 'USER_NOT_FOUND', details: {} };

describe('every procedure of users', () => {
  it('needs canCreateHypes, whatever else an admin holds, before it looks at the input', async () => {
    const weak = callerAs(await makeAdmin({ canCreateHypes: false })).user;
    const nobody = callerAs({ id: 'nobody' }).user;
    const anonymous = createCaller(createContext({ authorization: undefined, checkRevoked: true })).user;
    await storeUsers({ u: { name: 'a' } });
    const before = await documents('users');
    const calls = [
      (user: typeof weak) => user.list({}),
      (user: typeof weak) => user.list({ limit: 0 }),
      (user: typeof weak) => user.count(),
      (user: typeof weak) => user.search({ query: 'a' }),
      (user: typeof weak) => user.get({ id: 'u' }),
      (user: typeof weak) => user.get({ id: '' }),
      (user: typeof weak) => user.changePlan({ id: 'u', plan: 'Free' }),
    ];
    for (const call of calls) {
      expect(await refusalOf(call(weak))).toMatchObject({ code: 'FORBIDDEN', appCode: 'FLAG_MISSING' });
      expect(await refusalOf(call(nobody))).toMatchObject({ code: 'FORBIDDEN', appCode: 'NOT_AN_ADMIN' });
      expect(await refusalOf(call(anonymous))).toMatchObject({ code: 'UNAUTHORIZED', appCode: 'SIGN_IN_REQUIRED' });
    }
    expect(await documents('users')).toEqual(before);
    expect(await documents('auditLog')).toEqual({});
  });
});

describe('user.list and user.count', () => {
  it('page through all users by id, rows only, and count them', async () => {
    const user = await makeCaller();
    const ids = Array.from({ length: 23 }, (_, number) => `u${String(number).padStart(2, '0')}`);
    await storeUsers(Object.fromEntries(ids.map((id) => [id, { name: id, picture: 'https://a.b/c', likes: ['h'] }])));
    expect(await user.count()).toBe(23);
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await user.list(cursor === undefined ? { limit: 5 } : { limit: 5, cursor });
      expect(page.items.length).toBeLessThanOrEqual(5);
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(seen).toEqual(ids);
    const { items, nextCursor } = await user.list({ limit: 23 });
    expect([items.length, nextCursor]).toEqual([23, null]);
    expect(items[0]).toEqual({ id: 'u00', name: 'u00', email: '', isPremium: false, plan: null });
  });

  it('answer when there are none', async () => {
    const user = await makeCaller();
    expect(await user.list()).toEqual({ items: [], nextCursor: null });
    expect(await user.count()).toBe(0);
  });

  it('refuse a bad page', async () => {
    const user = await makeCaller();
    const forged = (place: unknown) => Buffer.from(JSON.stringify(place)).toString('base64url');
    const cursors = [
      'garbage',
      '%',
      'e30',
      forged(['a/b']),
      forged(['..']),
      forged(['__x__']),
      forged(['']),
      forged([5]),
    ];
    for (const cursor of [...cursors, forged('u'), forged(['x'.repeat(1501)]), forged(['a', 'b'])]) {
      expect(await refusalOf(user.list({ cursor }))).toMatchObject({
        ...{ code: 'BAD_REQUEST', appCode: 'BAD_INPUT', details: { field: 'cursor' } },
      });
    }
    for (const limit of [0, 201, 1.5])
      expect(await refusalOf(user.list({ limit }))).toMatchObject({ code: 'BAD_REQUEST' });
  });
});

describe('user.get', () => {
  it('gives the merged user with the names of hypes, also in the trash and unknown, in two batched reads', async () => {
    const user = await makeCaller();
    await firestore.collection('hypes').doc('h1').set({ title: 'Gece' });
    await firestore.collection('hypes').doc('h2').set({ title: 7 });
    await firestore.collection('deletedHypes').doc('h3').set({ title: 'Sabah' });
    const likes = ['h1', 'gone', 'h3', 'h1', 'a/b', '..', '__x__', 'x'.repeat(300)];
    await storeUsers({
      u: { name: 'top', likes: null, data: { name: 'Şükrü', email: 'a@b.c', likes } },
      v: { purchasedProducts: [{ productId: { hypeId: 'h2' } }, { productId: null }] },
    });
    const gone = (id: string) => ({ id, title: null, trashed: false });
    const gece = { id: 'h1', title: 'Gece', trashed: false };
    expect(await user.get({ id: 'u' })).toEqual({
      ...{
        id: 'u',
        name: 'Şükrü',
        email: 'a@b.c',
        picture: '',
        isPremium: false,
        plan: null,
        likes,
        purchasedProducts: [],
      },
      likedHypes: [gece, gone('gone'), { id: 'h3', title: 'Sabah', trashed: true }, gece, ...likes.slice(4).map(gone)],
      purchasedHypes: [],
    });
    const { purchasedProducts, purchasedHypes } = await user.get({ id: 'v' });
    expect(purchasedProducts).toEqual([{ productId: { hypeId: 'h2' } }]);
    expect(purchasedHypes).toEqual([{ id: 'h2', title: '', trashed: false }]);
    // The user, the three valid hype ids, and the two of them not found, in the trash.
    expect(await billOf(() => getUser('u'))).toMatchObject({ reads: 1 + 3 + 2, roundTrips: 3 });
    expect(await billOf(() => getUser('v'))).toMatchObject({ reads: 1 + 1, roundTrips: 2 });
  });

  it('names thousands of likes at once', async () => {
    const user = await makeCaller();
    const likes = Array.from({ length: 5000 }, (_, number) => `hype-${number}`);
    await storeUsers({ u: { likes } });
    const { likedHypes } = await user.get({ id: 'u' });
    expect(likedHypes.map(({ id }) => id)).toEqual(likes);
  });

  it('finds users by whatever id other apps gave them', async () => {
    const user = await makeCaller();
    for (const id of ['auth0|5f7c', 'ayşe@örnek.test', 'a b.c', '💜']) {
      await storeUsers({ [id]: { name: id } });
      expect((await user.get({ id })).name).toBe(id);
    }
  });

  it('refuses unknown and bad ids', async () => {
    const user = await makeCaller();
    expect(await refusalOf(user.get({ id: 'nobody' }))).toEqual(UNKNOWN_USER);
    for (const id of BAD_IDS) expect(await refusalOf(user.get({ id }))).toMatchObject({ code: 'BAD_REQUEST' });
  });
});

describe('user.changePlan', () => {
  it.each(PLANS)('gives %s with isPremium and forced, and writes an entry of these three fields', async (plan) => {
    const admin = await makeAdmin();
    const document = { name: 'Ayşe', plan: 'Yearly', isPremium: false, likes: ['h'], other: { kept: true } };
    await storeUsers({ u: document });
    const changed = await callerAs(admin).user.changePlan({ id: 'u', plan });
    expect(changed).toMatchObject({ id: 'u', name: 'Ayşe', plan, isPremium: true, likes: ['h'] });
    expect(await documents('users')).toEqual({ u: { ...document, plan, isPremium: true, forced: true } });
    expect(Object.values(await documents('auditLog'))).toEqual([
      {
        at: expect.any(Timestamp),
        admin: { id: admin.id, email: admin.email },
        action: 'user.changePlan',
        target: 'users/u',
        before: { plan: 'Yearly', isPremium: false, forced: false },
        after: { plan, isPremium: true, forced: true },
      },
    ]);
  });

  it('writes each field where the reading finds it', async () => {
    const user = await makeCaller();
    await storeUsers({
      nested: { id: 'nested', data: { plan: 'Free', isPremium: false, name: 'n' } },
      both: { plan: 'Free', forced: false, data: { plan: null, forced: 'no' } },
      broken: { data: 'text', plan: 5, isPremium: {} },
    });
    for (const id of ['nested', 'both', 'broken']) {
      const changed = await user.changePlan({ id, plan: 'Monthly' });
      expect(changed).toMatchObject({ plan: 'Monthly', isPremium: true });
      expect(await user.get({ id })).toMatchObject(changed);
    }
    expect(await documents('users')).toEqual({
      nested: { id: 'nested', forced: true, data: { plan: 'Monthly', isPremium: true, name: 'n' } },
      both: { plan: 'Free', isPremium: true, forced: false, data: { plan: 'Monthly', forced: true } },
      broken: { data: 'text', plan: 'Monthly', isPremium: true, forced: true },
    });
  });

  it('refuses an admin who lost the flag since the call began', async () => {
    const admin = await makeAdmin();
    await storeUsers({ u: { plan: 'Free' } });
    await writeAdmin({ ...admin, canCreateHypes: false });
    await expect(changePlan(admin, { id: 'u', plan: 'Yearly' })).rejects.toThrow('FLAG_MISSING');
    expect(await documents('users')).toEqual({ u: { plan: 'Free' } });
  });

  it('refuses unknown users, unknown plans and more fields, and changes nothing', async () => {
    const user = await makeCaller();
    await storeUsers({ u: { plan: 'Free' } });
    expect(await refusalOf(user.changePlan({ id: 'nobody', plan: 'Free' }))).toEqual(UNKNOWN_USER);
    for (const id of BAD_IDS) {
      expect(await refusalOf(user.changePlan({ id, plan: 'Free' }))).toMatchObject({ code: 'BAD_REQUEST' });
    }
    const more = { id: 'u', plan: 'Free' as const, email: 'x@y.z', likes: [] };
    expect(await refusalOf(user.changePlan(more))).toMatchObject({ code: 'BAD_REQUEST' });
    expect(await documents('users')).toEqual({ u: { plan: 'Free' } });
    expect(await documents('auditLog')).toEqual({});
  });
});

describe('fault 18: documents of other apps', () => {
  it('are all shown and counted, 1,000 of any shape, and each can be opened', async () => {
    const user = await makeCaller();
    const value = fc.letrec((tie) => ({
      any: fc.oneof(
        fc.string({ unit: 'grapheme' }),
        fc.double(),
        fc.boolean(),
        fc.constant(null),
        tie('map'),
        tie('list'),
      ),
      map: fc.dictionary(fc.constantFrom('data', 'name', 'hypeId', 'productId', 'x'), tie('any'), { maxKeys: 3 }),
      // Firestore does not store nested lists.
      list: fc.array(fc.oneof(fc.string({ unit: 'grapheme' }), fc.integer(), fc.constant(null), tie('map')), {
        maxLength: 3,
      }),
    })).any;
    const keys = ['email', 'name', 'picture', 'isPremium', 'plan', 'likes', 'purchasedProducts', 'forced', 'id'];
    const fields = fc.dictionary(fc.constantFrom(...keys), value);
    const document = fc.tuple(fields, fc.option(fc.oneof(fields, value), { nil: undefined }));
    const stored = fc.sample(document, 1000).map(([top, data]) => (data === undefined ? top : { ...top, data }));
    await storeUsers(Object.fromEntries(stored.map((one, number) => [`user-${number}`, one])));
    expect(await user.count()).toBe(1000);
    let shown = 0;
    let cursor: string | undefined;
    do {
      const page = await user.list(cursor === undefined ? { limit: 200 } : { limit: 200, cursor });
      shown += page.items.length;
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(shown).toBe(1000);
    expect((await user.search({ query: '', limit: 1 })).total).toBe(1000);
    for (let number = 0; number < 1000; number += 10) await user.get({ id: `user-${number}` });
  });
});
