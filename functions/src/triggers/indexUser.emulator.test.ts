import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearFirestore } from '../../test/emulators.ts';
import { callerAs, makeAdmin } from '../../test/factories.ts';
import { firestore } from '../firebase.ts';
import { rebuildUserSearch } from '../user/rebuildUserSearch.ts';

beforeEach(clearFirestore);
afterEach(clearFirestore);

describe('the trigger on users', () => {
  it('lets a search find users created, renamed and deleted, whatever characters their ids have', async () => {
    const { user } = callerAs(await makeAdmin());
    await rebuildUserSearch();
    const found = async (query: string) => (await user.search({ query })).items.map(({ id }) => id);
    for (const id of ['u1', 'auth0|5f.7c', 'ayşe@örnek.test', 'a b%2Fc', '[x]']) {
      const document = firestore.collection('users').doc(id);
      await document.set({ data: { name: 'Işık' } });
      await vi.waitFor(async () => expect(await found('IŞIK')).toEqual([id]), { timeout: 20_000, interval: 100 });
      await document.set({ name: 'Şükrü' });
      await vi.waitFor(async () => expect(await found('sukru')).toEqual([id]), { timeout: 20_000, interval: 100 });
      await document.delete();
      await vi.waitFor(async () => expect((await user.search({ query: '' })).total).toBe(0), {
        timeout: 20_000,
        interval: 100,
      });
    }
  });
});
