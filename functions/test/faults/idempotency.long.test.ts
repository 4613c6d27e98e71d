import '../ownProject.ts';
import type { Admin } from '@hypelar/shared/admin';
import type { CreateHypeInput, Hype } from '@hypelar/shared/hype';
import { beforeAll, expect, it } from 'vitest';
import { findBrokenInvariants, FIRESTORE_RULES } from '../../scripts/doctor/invariants.ts';
import { clearFirestore, documents } from '../emulators.ts';
import { callerAs, makeAdmin } from '../factories.ts';
import { idsInOrder, recordedHype, storedHype } from '../hypes.ts';
import { refusalOf } from '../refusal.ts';

const HYPES = 100;
let admin: Admin;

beforeAll(async () => {
  await clearFirestore();
  admin = await makeAdmin();
});

/** Creates a hype, retrying for as long as it is BUSY. */
async function create(input: CreateHypeInput): Promise<Hype> {
  try {
    return await callerAs(admin).hype.create(input);
  } catch (error) {
    if (error instanceof Error && error.message === 'BUSY') return create(input);
    throw error;
  }
}

const oneAfterTheOther = async (input: CreateHypeInput) => [await create(input), await create(input)];
const atOnce = (input: CreateHypeInput) => Promise.all(Array.from({ length: 5 }, () => create(input)));

it(
  'fault 13: of a hundred hypes, each sent twice, five times at once and with another title, there are a hundred',
  { timeout: 1_800_000 },
  async () => {
    const ids: string[] = [];
    for (let index = 0; index < HYPES; index += 1) {
      const input = await recordedHype(admin, { title: `Hype ${index}` });
      const [first, then] = index % 2 === 0 ? [atOnce, oneAfterTheOther] : [oneAfterTheOther, atOnce];
      const answers = [...(await first(input)), ...(await then(input))];
      expect(answers).toEqual(answers.map(() => answers[0]));
      expect(await refusalOf(callerAs(admin).hype.create({ ...input, title: 'Another' }))).toMatchObject({
        ...{ code: 'CONFLICT', appCode: 'HYPE_EXISTS' },
      });
      expect(await storedHype(input.id)).toMatchObject({ title: `Hype ${index}`, order: index + 1 });
      ids.push(input.id);
    }
    expect(await idsInOrder()).toEqual(ids);
    expect(Object.keys(await documents('auditLog'))).toHaveLength(HYPES);
    expect(await findBrokenInvariants(FIRESTORE_RULES)).toEqual([]);
  },
);
