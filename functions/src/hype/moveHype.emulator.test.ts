import '../../test/ownProject.ts';
import type { Admin } from '@hypelar/shared/admin';
import { beforeEach, describe, expect, it } from 'vitest';
import { NO_FLAGS } from '../../scripts/demoAdmins.ts';
import { clearFirestore, documents } from '../../test/emulators.ts';
import { callerAs, makeAdmin } from '../../test/factories.ts';
import { hypeDocument, idsInOrder, placeHypes } from '../../test/hypes.ts';
import { refusalOf } from '../../test/refusal.ts';
import { firestore } from '../firebase.ts';

let admin: Admin;

beforeEach(async () => {
  await clearFirestore();
  admin = await makeAdmin(NO_FLAGS);
});

const move = (id: string, from: number, to: number, as = admin) => callerAs(as).hype.move({ id, from, to });

describe('hype.move', () => {
  it('swaps a hype with the holder of the position, and gives both', async () => {
    await placeHypes(4);
    const moved = await move('h1', 1, 3);
    expect(moved.map(({ id, order }) => [id, order])).toEqual([
      ['h1', 3],
      ['h3', 1],
    ]);
    expect(await idsInOrder()).toEqual(['h3', 'h2', 'h1', 'h4']);
  });

  it('writes the two hypes, the state of the order and the audit log, and nothing else', async () => {
    await placeHypes(3);
    const before = await documents('hypes');
    await move('h3', 3, 1);
    expect(await documents('hypes')).toEqual({
      ...{ h1: { ...before['h1'], order: 3 }, h2: before['h2'], h3: { ...before['h3'], order: 1 } },
    });
    expect(await documents('meta')).toEqual({ hypeOrder: { count: 3, version: 2 } });
    expect(Object.values(await documents('auditLog'))).toMatchObject([
      {
        ...{ action: 'hype.move', target: 'hypes/h3', admin: { id: admin.id, email: admin.email } },
        ...{ before: { order: 3 }, after: { order: 1, swappedWith: 'h1' } },
      },
    ]);
  });

  it('fault 16: is a conflict when the hype is no longer where the caller saw it, and changes nothing', async () => {
    await placeHypes(3);
    await move('h1', 1, 2);
    const before = await documents('hypes');
    expect(await refusalOf(move('h1', 1, 3))).toMatchObject({ code: 'CONFLICT', appCode: 'ORDER_CHANGED' });
    expect(await documents('hypes')).toEqual(before);
  });

  it('refuses positions that there are not', async () => {
    await placeHypes(2);
    expect(await refusalOf(move('h1', 1, 3))).toMatchObject({ code: 'BAD_REQUEST', details: { field: 'to' } });
    for (const to of [0, -1, 1.5, 1]) expect(await refusalOf(move('h1', 1, to))).toMatchObject({ code: 'BAD_REQUEST' });
    expect(await refusalOf(move('h1', 0, 1))).toMatchObject({ code: 'BAD_REQUEST' });
  });

  it('knows the hype', async () => {
    await placeHypes(2);
    expect(await refusalOf(move('none', 1, 2))).toMatchObject({ code: 'NOT_FOUND', appCode: 'HYPE_NOT_FOUND' });
  });

  it('is for admins only', async () => {
    await placeHypes(2);
    const disabled = await makeAdmin({ disabled: true });
    expect(await refusalOf(move('h1', 1, 2, disabled))).toMatchObject({ appCode: 'ADMIN_DISABLED' });
  });

  it('repairs a broken order first', async () => {
    await placeHypes(3);
    await firestore.doc('hypes/h3').update({ order: 9 });
    await move('h1', 1, 3);
    expect(await idsInOrder()).toEqual(['h3', 'h2', 'h1']);
  });

  it('makes the state of the order when it is missing', async () => {
    await firestore.doc('hypes/a').set(hypeDocument('a', 1));
    await firestore.doc('hypes/b').set(hypeDocument('b', 2));
    await move('a', 1, 2);
    expect(await idsInOrder()).toEqual(['b', 'a']);
  });

  it('lets one of two at once win, and the order stays whole', { timeout: 120_000 }, async () => {
    await placeHypes(4);
    const results = await Promise.allSettled([move('h1', 1, 2), move('h1', 1, 3)]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await idsInOrder()).toSorted()).toEqual(['h1', 'h2', 'h3', 'h4']);
  });
});
