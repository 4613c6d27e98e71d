import '../../test/ownProject.ts';
import { MAX_REWRITTEN_HYPES } from '@hypelar/shared/order';
import { beforeEach, expect, it } from 'vitest';
import { clearFirestore, documents } from '../../test/emulators.ts';
import { callerAs, makeAdmin } from '../../test/factories.ts';
import { idsInOrder, placeHypes } from '../../test/hypes.ts';
import { refusalOf } from '../../test/refusal.ts';

beforeEach(clearFirestore);

it(
  'fault 21: deletes the first of 10,000 hypes and restores it to its place, each in one transaction',
  { timeout: 300_000 },
  async () => {
    const { hype } = callerAs(await makeAdmin());
    await placeHypes(MAX_REWRITTEN_HYPES);
    const before = await idsInOrder();
    await hype.delete({ id: 'h1' });
    expect(await idsInOrder()).toEqual(before.slice(1));
    await hype.restore({ id: 'h1' });
    expect(await idsInOrder()).toEqual(before);
  },
);

it(
  'refuses before anything is written when more than 10,000 positions would change',
  { timeout: 300_000 },
  async () => {
    const { hype } = callerAs(await makeAdmin());
    await placeHypes(MAX_REWRITTEN_HYPES + 2);
    const before = await idsInOrder();
    const refusal = { code: 'PRECONDITION_FAILED', appCode: 'TOO_MANY_HYPES' };
    expect(await refusalOf(hype.delete({ id: 'h1' }))).toMatchObject(refusal);
    expect(await idsInOrder()).toEqual(before);
    expect(await documents('deletedHypes')).toEqual({});
    // Exactly 10,000 hypes follow the second one.
    await hype.delete({ id: 'h2' });
    expect(await idsInOrder()).toEqual(before.filter((id) => id !== 'h2'));
  },
);
