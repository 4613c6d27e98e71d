import '../../test/ownProject.ts';
import { Transaction } from '@google-cloud/firestore';
import type { Admin } from '@hypelar/shared/admin';
import { beforeEach, describe, expect, it } from 'vitest';
import { clearFirestore, documents } from '../../test/emulators.ts';
import { callerAs, makeAdmin } from '../../test/factories.ts';
import { idsInOrder, placeHypes, recordedHype, storedHype, versionOfOrder } from '../../test/hypes.ts';
import { refusalOf } from '../../test/refusal.ts';

let admin: Admin;

beforeEach(async () => {
  await clearFirestore();
  admin = await makeAdmin();
});

/** Loses the response to the next commit: it takes effect, and then fails with this gRPC status. */
function loseNextAnswer(code: number): void {
  const commit: unknown = Reflect.get(Transaction.prototype, 'commit');
  if (typeof commit !== 'function') throw new Error('Firestore commits in another way now.');
  Reflect.set(Transaction.prototype, 'commit', async function lost(this: Transaction) {
    Reflect.set(Transaction.prototype, 'commit', commit);
    await Reflect.apply(commit, this, []);
    throw Object.assign(new Error('The answer is lost.'), { code });
  });
}

const entries = async () => Object.values(await documents('auditLog'));

// CANCELLED, UNKNOWN, DEADLINE_EXCEEDED, INTERNAL, UNAVAILABLE
describe.each([1, 2, 4, 13, 14])('T24, fault 12: when the answer to a commit is lost with status %i', (code) => {
  it('a hype is created once and takes one premium place', async () => {
    const input = await recordedHype(admin, { isPremium: true });
    loseNextAnswer(code);
    await expect(callerAs(admin).hype.create(input)).resolves.toMatchObject({ id: input.id, order: 1 });
    expect(await idsInOrder()).toEqual([input.id]);
    expect(await documents('premiumHypes')).toMatchObject({ premium: { premiumHypeCount: 1 } });
    expect(await entries()).toHaveLength(1);
  });

  it('an id is reserved once, and given', async () => {
    loseNextAnswer(code);
    const { id } = await callerAs(admin).hype.reserve({});
    expect(await documents('uploads')).toMatchObject({ [id]: { owner: admin.id, forHype: false } });
    expect(Object.keys(await documents('uploads'))).toEqual([id]);
  });
});

it.each([4, 14])(
  'T24, fault 12: a move, an edit, a shuffle, a deletion and a restore take effect once, and say so, status %i',
  async (code) => {
    await placeHypes(6);
    loseNextAnswer(code);
    await expect(callerAs(admin).hype.move({ id: 'h1', from: 1, to: 2 })).resolves.toMatchObject([{ order: 2 }, {}]);
    const { updatedAt } = await storedHype('h1');
    loseNextAnswer(code);
    await expect(callerAs(admin).hype.update({ id: 'h1', updatedAt, title: 'Yeni' })).resolves.toMatchObject({
      title: 'Yeni',
    });
    const before = await idsInOrder();
    loseNextAnswer(code);
    const { version } = await callerAs(admin).hype.shuffle();
    expect(await versionOfOrder()).toBe(version);
    loseNextAnswer(code);
    await callerAs(admin).hype.undoShuffle({ version });
    expect(await idsInOrder()).toEqual(before);
    loseNextAnswer(code);
    await callerAs(admin).hype.delete({ id: 'h3' });
    loseNextAnswer(code);
    await callerAs(admin).hype.restore({ id: 'h3' });
    expect(await idsInOrder()).toEqual(before);
    expect(await entries()).toHaveLength(6);
  },
);

/** Aborts the next `times` commits for contention while `work` runs; gives the number of commits tried. */
async function contended(times: number, work: () => Promise<unknown>): Promise<number> {
  const commit: unknown = Reflect.get(Transaction.prototype, 'commit');
  if (typeof commit !== 'function') throw new Error('Firestore commits in another way now.');
  let commits = 0;
  Reflect.set(Transaction.prototype, 'commit', function busy(this: Transaction) {
    commits += 1;
    if (commits <= times) return Promise.reject(Object.assign(new Error('Busy'), { code: 10 }));
    return Reflect.apply(commit, this, []);
  });
  try {
    await work();
  } finally {
    Reflect.set(Transaction.prototype, 'commit', commit);
  }
  return commits;
}

const move = () => callerAs(admin).hype.move({ id: 'h1', from: 1, to: 2 });

it('fault 11: a change that is refused for contention is tried again, and made once', async () => {
  await placeHypes(2);
  expect(await contended(2, move)).toBe(3);
  expect(await idsInOrder()).toEqual(['h2', 'h1']);
  expect(await entries()).toHaveLength(1);
});

it('fault 11: a change that stays refused for contention is a conflict, never an error of the server', async () => {
  await placeHypes(2);
  const refused = async () => expect(await refusalOf(move())).toMatchObject({ code: 'CONFLICT', appCode: 'BUSY' });
  expect(await contended(Infinity, refused)).toBe(5);
  expect(await idsInOrder()).toEqual(['h1', 'h2']);
  expect(await entries()).toEqual([]);
});
