import '../../test/ownProject.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { billOf } from '../../test/bill.ts';
import { clearFirestore, documents } from '../../test/emulators.ts';
import { checkUserEvents } from '../../test/userEvents.ts';
import { storeUsers } from '../../test/users.ts';
import { firestore } from '../firebase.ts';
import { indexUser } from './indexUser.ts';
import { rebuildUserSearch } from './rebuildUserSearch.ts';

beforeEach(clearFirestore);

async function textsOf(id: string): Promise<unknown> {
  const shards = Object.values(await documents('userSearch'));
  return shards.flatMap(({ texts = {} }) => Object.entries(texts)).find(([key]) => key === id)?.[1];
}

describe('indexUser', () => {
  it('keeps created, renamed and deleted users, whatever characters their ids have', async () => {
    await rebuildUserSearch();
    for (const id of ['u', 'auth0|5f.7c', 'a b`c', 'ayşe@örnek.test', '0', 'constructor', '[x]', 'a\\b']) {
      const user = firestore.collection('users').doc(id);
      await user.set({ name: 'Işık', email: 'A@B.C' });
      await indexUser(id);
      expect(await textsOf(id)).toBe('isik\na@b.c');
      await user.set({ data: { name: 'Şükrü' } });
      await indexUser(id);
      expect(await textsOf(id)).toBe('sukru\n');
      await user.delete();
      await indexUser(id);
      expect(await textsOf(id)).toBeUndefined();
    }
  });

  it('writes nothing when the texts stay the same, however often an event is told', async () => {
    await storeUsers({ u: { name: 'Ayşe' }, v: { name: 'Ali' } });
    await rebuildUserSearch();
    const times = async () => (await firestore.collection('userSearch').get()).docs.map(({ updateTime }) => updateTime);
    const before = await times();
    await firestore
      .collection('users')
      .doc('u')
      .update({ likes: ['h'], plan: 'Free', isPremium: true });
    for (let replay = 0; replay < 50; replay += 1) await indexUser('u');
    expect(await times()).toEqual(before);
    // The state, the user, and the one shard.
    expect(await billOf(() => indexUser('u'))).toMatchObject({ reads: 3, writes: 0 });
  });

  it.each([['Yeni ad'], [null]])(
    'writes what is true in its transaction, when others were quicker: %s',
    async (name) => {
      await storeUsers({ u: { name: 'Ayşe' } });
      await rebuildUserSearch();
      const user = firestore.collection('users').doc('u');
      const runTransaction = firestore.runTransaction.bind(firestore);
      vi.spyOn(firestore, 'runTransaction').mockImplementationOnce(async (work, options) => {
        await (name === null ? user.delete() : user.set({ name }));
        await indexUser('u');
        return runTransaction(work, options);
      });
      await user.set({ name: 'Eski ad' });
      await indexUser('u');
      expect(await textsOf('u')).toBe(name === null ? undefined : 'yeni ad\n');
    },
  );

  it('has nothing to do while there is no index', async () => {
    await storeUsers({ u: { name: 'Ayşe' } });
    await indexUser('u');
    expect(await documents('userSearch')).toEqual({});
  });

  it('ends as one ordered delivery after permuted and doubled events', { timeout: 240_000 }, async () => {
    expect(await checkUserEvents(100)).toBe(100);
  });
});
