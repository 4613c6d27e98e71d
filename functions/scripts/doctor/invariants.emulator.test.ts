import { beforeEach, expect, it } from 'vitest';
import { clearFirestore } from '../../test/emulators.ts';
import { callerAs, makeAdmin, readyHype } from '../../test/factories.ts';
import { firestore } from '../../src/firebase.ts';
import { findBrokenInvariants } from './invariants.ts';

beforeEach(clearFirestore);

it('finds nothing in an empty project', async () => {
  expect(await findBrokenInvariants(['order', 'premium', 'allowance', 'media', 'cards'])).toEqual([]);
});

it('finds nothing broken in what the API made, and each rule once it is broken', async () => {
  const admin = await makeAdmin();
  const one = await callerAs(admin).hype.create(await readyHype(admin, { isPremium: true }));
  const two = await callerAs(admin).hype.create(await readyHype(admin));
  const foreign = (where: string) => !where.includes(one.id) && !where.includes(two.id) && where.startsWith('hypes/');
  const broken = async () => (await findBrokenInvariants()).filter(({ where }) => !foreign(where));
  expect(await broken()).toEqual([]);
  await firestore.doc(`hypes/${one.id}`).update({ order: 2 });
  expect(await broken()).toMatchObject([{ rule: 'order' }]);
});
