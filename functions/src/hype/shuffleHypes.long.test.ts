import '../../test/ownProject.ts';
import { MAX_REWRITTEN_HYPES } from '@hypelar/shared/order';
import { expect, it } from 'vitest';
import { makeAdmin } from '../../test/factories.ts';
import { idsInOrder, placeHypes } from '../../test/hypes.ts';
import { shuffleHypes } from './shuffleHypes.ts';
import { undoShuffle } from './undoShuffle.ts';

it('fault 21: shuffles 10,000 hypes in one transaction and puts them back', { timeout: 300_000 }, async () => {
  const admin = await makeAdmin();
  await placeHypes(MAX_REWRITTEN_HYPES);
  const before = await idsInOrder();
  const { version } = await shuffleHypes(admin);
  expect((await idsInOrder()).toSorted()).toEqual(before.toSorted());
  await undoShuffle(admin, version);
  expect(await idsInOrder()).toEqual(before);
});
