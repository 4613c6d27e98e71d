import '../../test/ownProject.ts';
import { searchUsersInputSchema } from '@hypelar/shared/userSearch';
import { beforeEach, describe, expect, it } from 'vitest';
import { billOf } from '../../test/bill.ts';
import { clearFirestore } from '../../test/emulators.ts';
import { callerAs, makeAdmin } from '../../test/factories.ts';
import { refusalOf } from '../../test/refusal.ts';
import { storeUsers } from '../../test/users.ts';
import { firestore, Timestamp } from '../firebase.ts';
import { indexUser } from './indexUser.ts';
import { rebuildUserSearch } from './rebuildUserSearch.ts';
import { searchUsers } from './searchUsers.ts';
import { createUserIndex } from './userIndex.ts';
import { readSearchChanges, readSearchState, readShards } from './userSearchRepository.ts';

const PEOPLE = {
  u1: { name: 'Işık Öz', email: 'isik@ornek.test' },
  u2: { data: { name: 'IŞIK KAYA', email: 'kaya@ornek.test' } },
  u3: { name: 'İBRAHİM ışık', email: 'X@Y.TEST' },
  u4: { name: 'ibrahim', email: 'ibrahim@ornek.test' },
  u5: { name: 'Şükrü', email: 'tisikci@ornek.test' },
  'auth0|Ab.9': { name: 'a.b*c(d)', email: '' },
  u7: { name: 5, email: null },
};

/** A fresh instance with nothing cached. */
const newInstance = () => createUserIndex({ readShards, readSearchChanges });

const search = (query: string, more: { limit?: number; cursor?: string } = {}, index = newInstance()) =>
  searchUsers(searchUsersInputSchema.parse({ query, ...more }), { currentShards: index });

async function idsOf(query: string, index = newInstance()): Promise<string[]> {
  return (await search(query, {}, index)).items.map(({ id }) => id);
}

const users = () => firestore.collection('users');

/** As if the shards had not changed for a while. */
async function ageShards(): Promise<void> {
  const { docs } = await firestore.collection('userSearch').get();
  const shards = docs.filter(({ id }) => id !== 'state');
  for (const { ref } of shards) await ref.update({ changedAt: Timestamp.fromMillis(Date.now() - 300_000) });
}

beforeEach(clearFirestore);

describe.each([
  ['before there is an index', async () => undefined],
  ['with an index of one shard', () => rebuildUserSearch()],
  ['with an index of many shards', () => rebuildUserSearch({ usersPerShard: 1 })],
  [
    'with an index of which a shard was lost',
    async () => {
      const { generation } = await rebuildUserSearch({ usersPerShard: 2 });
      await firestore.collection('userSearch').doc(`${generation}-1`).delete();
    },
  ],
])('user.search %s', (_, prepare) => {
  beforeEach(async () => {
    await storeUsers(PEOPLE);
    await prepare();
  });

  it('finds names in any case of Turkish and without diacritics, beginnings first', async () => {
    for (const query of ['ışık', 'IŞIK', 'isik', ' Işık '])
      expect(await idsOf(query)).toEqual(['u2', 'u1', 'u3', 'u5']);
    for (const query of ['ibrahim', 'İBRAHİM', 'Ibrahım']) expect(await idsOf(query)).toEqual(['u4', 'u3']);
    for (const query of ['sukru', 'ŞÜKRÜ', 'ükr']) expect(await idsOf(query)).toEqual(['u5']);
  });

  it('finds parts of e-mail addresses and ids, literally', async () => {
    expect(await idsOf('ornek.test')).toEqual(['u4', 'u2', 'u1', 'u5']);
    expect(await idsOf('@y.')).toEqual(['u3']);
    for (const query of ['auth0|', 'ab.9', '.b*c(', '(d)', '*']) expect(await idsOf(query)).toEqual(['auth0|Ab.9']);
    expect(await idsOf('u7')).toEqual(['u7']);
    for (const query of ['.*', '^i', '[a-z]', 'null', '55']) expect(await idsOf(query)).toEqual([]);
  });

  it('gives rows with the total, pages without a gap or a repeat, and all users for an empty query', async () => {
    expect(await search('sukru')).toEqual({
      items: [{ id: 'u5', name: 'Şükrü', email: 'tisikci@ornek.test', isPremium: false, plan: null, ...NOT_SHOWN }],
      ...{ nextCursor: null, total: 1 },
    });
    expect(await search('nobody')).toEqual({ items: [], nextCursor: null, total: 0 });
    const all = await idsOf('');
    expect(all.toSorted()).toEqual(Object.keys(PEOPLE).toSorted());
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await search('', cursor === undefined ? { limit: 2 } : { limit: 2, cursor });
      expect(page.total).toBe(all.length);
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(seen).toEqual(all);
  });

  it('refuses cursors that are none', async () => {
    const forged = [['0', 'a', 'b'], [0, 'a'], [0, 'a', '..'], [0, 'a', 'a/b'], { length: 3 }, null].map((place) =>
      Buffer.from(JSON.stringify(place)).toString('base64url'),
    );
    for (const cursor of ['garbage', ...forged]) await expect(search('a', { cursor })).rejects.toThrow('BAD_INPUT');
  });
});

describe('user.search without an index', () => {
  it('reads all users up to a limit, and is refused beyond', async () => {
    await storeUsers(PEOPLE);
    const searchUpTo = (maxScanned: number) =>
      searchUsers(searchUsersInputSchema.parse({ query: 'sukru' }), { currentShards: newInstance(), maxScanned });
    expect(await searchUpTo(7)).toMatchObject({ total: 1 });
    const refused = await billOf(() => expect(searchUpTo(6)).rejects.toThrow('UNAVAILABLE'));
    // The state, and the count.
    expect(refused).toMatchObject({ reads: 2 });
    await rebuildUserSearch();
    expect(await searchUpTo(6)).toMatchObject({ total: 1 });
  });
});

/** Read with the row, but not part of what user.search answers. */
const NOT_SHOWN = { picture: '', likes: [], purchasedProducts: [] };

describe('user.search as a procedure', () => {
  it('shows rows only and refuses bad input', async () => {
    await storeUsers(PEOPLE);
    const { user } = callerAs(await makeAdmin());
    const { items } = await user.search({ query: 'sukru' });
    expect(items).toEqual([{ id: 'u5', name: 'Şükrü', email: 'tisikci@ornek.test', isPremium: false, plan: null }]);
    const { items: first, nextCursor } = await user.search({ query: '', limit: 1 });
    const { items: second } = await user.search({ query: '', limit: 1, cursor: nextCursor ?? '' });
    expect(first).not.toEqual(second);
    const bad = [
      { query: 'a'.repeat(101) },
      { query: '\ud800' },
      { query: 'a', limit: 0 },
      { query: 'a', cursor: 'x' },
    ];
    for (const input of bad) {
      expect(await refusalOf(user.search(input))).toMatchObject({ code: 'BAD_REQUEST' });
    }
    expect((await user.search({ query: 'a'.repeat(100) })).total).toBe(0);
  });
});

describe('what a search reads', () => {
  const SHARDS = 4;
  beforeEach(async () => {
    const numbers = Array.from({ length: 40 }, (_, number) => number);
    await storeUsers(Object.fromEntries(numbers.map((number) => [`id${number}`, { name: `Kişi ${number}` }])));
    await rebuildUserSearch({ usersPerShard: 40 / SHARDS });
    await ageShards();
  });

  it('is the shards once, the state with the changes, and the rows of the page', async () => {
    const index = newInstance();
    const reads = async (query: string, limit?: number) =>
      (await billOf(() => search(query, limit === undefined ? {} : { limit }, index))).reads;
    expect(await reads('kisi', 10)).toBe(SHARDS + 1 + 10);
    for (const limit of [1, 10, 25]) expect(await reads('kisi', limit)).toBe(1 + limit);
    expect(await reads('kisi 7')).toBe(1 + 1);
    expect(await reads('nobody')).toBe(1);
    await users().doc('id7').update({ name: 'Başka 7' });
    await indexUser('id7');
    // One changed shard is found and read; for a minute it is among the changes.
    expect(await reads('baska')).toBe(1 + 1 + 1 + 1);
    expect(await reads('baska')).toBe(1 + 1 + 1);
  });
});

describe('two instances', () => {
  it('show every change at their next search, many within a moment too', async () => {
    await storeUsers(PEOPLE);
    await rebuildUserSearch({ usersPerShard: 3 });
    const instances = [newInstance(), newInstance()];
    for (let round = 0; round < 20; round += 1) {
      await users()
        .doc('u4')
        .set({ name: `tur ${round} bitti` });
      await users().doc(`yeni${round}`).set({ name: 'yeni' });
      await Promise.all([indexUser('u4'), indexUser(`yeni${round}`)]);
      for (const index of instances) {
        expect(await idsOf(`tur ${round} bitti`, index)).toEqual(['u4']);
        expect((await search('yeni', {}, index)).total).toBe(round + 1);
      }
    }
  });

  it('follow the index into another cut', async () => {
    await storeUsers(PEOPLE);
    const index = newInstance();
    for (const usersPerShard of [7, 2, 1, 7]) {
      await rebuildUserSearch({ usersPerShard });
      expect((await readSearchState()).live?.shards).toBe(Math.ceil(7 / usersPerShard));
      expect((await search('', {}, index)).total).toBe(7);
      await users()
        .doc('u1')
        .update({ name: `kesim ${usersPerShard}` });
      await indexUser('u1');
      expect(await idsOf(`kesim ${usersPerShard}`, index)).toEqual(['u1']);
    }
  });
});

describe('a user deleted between the index and the rows', () => {
  it('is left out of the page, and the next page follows on', async () => {
    const ids = ['a1', 'a2', 'a3', 'a4'];
    await storeUsers(Object.fromEntries(ids.map((id) => [id, { name: 'ali' }])));
    await rebuildUserSearch();
    await users().doc('a2').delete();
    const first = await search('ali', { limit: 2 });
    expect(first.items.map(({ id }) => id)).toEqual(['a1']);
    const second = await search('ali', { limit: 2, cursor: first.nextCursor ?? '' });
    expect(second.items.map(({ id }) => id)).toEqual(['a3', 'a4']);
    expect(second.nextCursor).toBeNull();
  });
});
