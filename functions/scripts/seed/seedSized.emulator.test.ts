import '../../test/ownProject.ts';
import { expect, it } from 'vitest';
import { documents } from '../../test/emulators.ts';
import { firestore } from '../../src/firebase.ts';
import { checkUserSearch } from '../../src/user/checkUserSearch.ts';
import { runDoctor } from '../doctor/runDoctor.ts';
import { seedSized } from './seedSized.ts';
import { hypeId } from './sizedHypes.ts';

const everyDocument = async () => ({
  ...{ hypes: await documents('hypes'), users: await documents('users') },
  ...{ meta: await documents('meta'), premium: await documents('premiumHypes') },
});

it('makes as many hypes and users as asked, in which the doctor finds only that they share their files, and the same again', async () => {
  await firestore.doc('hypes/left').set({ order: 'over' });
  await seedSized({ hypes: 130, users: 300 });
  const first = await everyDocument();
  expect([Object.keys(first.hypes).length, Object.keys(first.users).length]).toEqual([130, 300]);
  const { found } = await runDoctor({ repair: false });
  expect(new Set(found.map(({ rule }) => rule))).toEqual(new Set(['elsewhere']));
  expect(await checkUserSearch()).toMatchObject({ users: 300, wrong: 0, needsRebuild: false });
  await firestore.doc(`hypes/${hypeId(2)}`).update({ order: 999 });
  await seedSized({ hypes: 130, users: 300 });
  expect(await everyDocument()).toEqual(first);
});
