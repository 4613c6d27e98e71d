import '../../test/ownProject.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { clearFirestore, documents } from '../../test/emulators.ts';
import { storeUsers } from '../../test/users.ts';
import { firestore } from '../firebase.ts';
import { checkUserSearch } from './checkUserSearch.ts';
import { indexUser } from './indexUser.ts';
import { rebuildUserSearch } from './rebuildUserSearch.ts';
import { readSearchState } from './userSearchRepository.ts';

beforeEach(clearFirestore);

const user = (id: string) => firestore.collection('users').doc(id);
const names = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, number) => [`u${number}`, { name: `Kişi ${number}` }]));

describe('rebuildUserSearch', () => {
  it('indexes all users, cut for their number, and again for another number', async () => {
    await storeUsers(names(25));
    expect(await checkUserSearch()).toMatchObject({ users: 25, wrong: 25, needsRebuild: true, live: null });
    expect(await rebuildUserSearch({ usersPerShard: 10 })).toMatchObject({ users: 25, shards: 3, deleted: 0 });
    expect(await checkUserSearch()).toMatchObject({ users: 25, wrong: 0, needsRebuild: false, building: null });
    expect(await rebuildUserSearch({ usersPerShard: 5 })).toMatchObject({ users: 25, shards: 5, deleted: 0 });
    // The generation before last goes, since no search can still be reading it.
    expect(await rebuildUserSearch()).toMatchObject({ users: 25, shards: 1, deleted: 3 });
    expect(await checkUserSearch()).toMatchObject({ users: 25, wrong: 0, needsRebuild: false });
    // The two generations, and the state.
    expect(Object.keys(await documents('userSearch'))).toHaveLength(5 + 1 + 1);
  });

  it('makes an index without users too', async () => {
    expect(await rebuildUserSearch()).toMatchObject({ users: 0, shards: 1 });
    expect(await checkUserSearch()).toMatchObject({ users: 0, wrong: 0, needsRebuild: false });
  });

  it.each(['at once', 'after the end'])('misses nothing that changes meanwhile, with events told %s', async (when) => {
    await storeUsers(names(20));
    await rebuildUserSearch();
    const late: string[] = [];
    const tell = async (id: string) => {
      if (when === 'at once') await indexUser(id);
      else late.push(id);
    };
    const churn = async (first: number) => {
      await user(`u${first}`).update({ name: 'Yeni ad' });
      await tell(`u${first}`);
      await user(`u${first + 1}`).delete();
      await tell(`u${first + 1}`);
      await user(`yeni${first}`).set({ name: 'Yeni' });
      await tell(`yeni${first}`);
      await user(`u${first + 2}`).delete();
      await tell(`u${first + 2}`);
      await user(`u${first + 2}`).set({ name: 'Geri geldi' });
      await tell(`u${first + 2}`);
    };
    await rebuildUserSearch({ usersPerShard: 4, onStep: (step) => churn(step === 'scanned' ? 0 : 10) });
    for (const id of late.toReversed()) await indexUser(id);
    expect(await checkUserSearch()).toMatchObject({ users: 20, wrong: 0, needsRebuild: false });
  });

  it('stays right while users change without a pause', async () => {
    await storeUsers(names(30));
    const state = { running: true };
    const churn = async (worker: number) => {
      for (let round = 0; state.running; round += 1) {
        const id = `u${(round * 3 + worker) % 40}`;
        await (round % 3 === 0 ? user(id).delete() : user(id).set({ name: `Ad ${worker} ${round}` }));
        await indexUser(id);
      }
    };
    const workers = [0, 1, 2].map(churn);
    for (const usersPerShard of [30, 5, 10]) await rebuildUserSearch({ usersPerShard });
    state.running = false;
    await Promise.all(workers);
    expect(await checkUserSearch()).toMatchObject({ wrong: 0, needsRebuild: false });
  });

  it('can be ended at any point and run again, and the earlier index stays in use', async () => {
    await storeUsers(names(10));
    const { generation } = await rebuildUserSearch();
    for (const end of ['scanned', 'filled']) {
      const run = rebuildUserSearch({
        usersPerShard: 2,
        onStep: (step) => (step === end ? Promise.reject(new Error('ended')) : undefined),
      });
      await expect(run).rejects.toThrow('ended');
      expect((await readSearchState()).live).toEqual({ generation, shards: 1 });
      await user('u1').update({ name: `Ad ${end}` });
      await indexUser('u1');
      expect(await checkUserSearch()).toMatchObject({ users: 10, wrong: 0 });
    }
    expect(await rebuildUserSearch({ usersPerShard: 2 })).toMatchObject({ users: 10, shards: 5 });
    expect(await checkUserSearch()).toMatchObject({ users: 10, wrong: 0, building: null });
  });

  it('lets the later of two runs win', async () => {
    await storeUsers(names(10));
    const first = rebuildUserSearch({
      onStep: async (step) => {
        if (step === 'scanned') await rebuildUserSearch({ usersPerShard: 2 });
      },
    });
    await expect(first).rejects.toThrow('Another rebuild');
    expect(await checkUserSearch()).toMatchObject({ users: 10, wrong: 0, building: null, needsRebuild: false });
    expect((await readSearchState()).live?.shards).toBe(5);
  });

  it('makes smaller shards when texts are long', async () => {
    const long = { name: '漢'.repeat(200), email: '漢'.repeat(320) };
    await storeUsers(Object.fromEntries(Array.from({ length: 400 }, (_, number) => [`u${number}`, long])));
    const { shards, largestShardBytes } = await rebuildUserSearch();
    expect(shards).toBeGreaterThan(1);
    expect(largestShardBytes).toBeLessThanOrEqual(500_000);
    expect(await checkUserSearch()).toMatchObject({ users: 400, wrong: 0, needsRebuild: false });
  });
});
