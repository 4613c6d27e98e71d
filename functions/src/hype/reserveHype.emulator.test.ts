import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { clearFirestore, documents } from '../../test/emulators.ts';
import { callerAs, makeAdmin } from '../../test/factories.ts';
import { refusalOf } from '../../test/refusal.ts';
import { firestore, Timestamp } from '../firebase.ts';
import { MAX_OPEN_RESERVATIONS, reserveHype } from './reserveHype.ts';

afterAll(clearFirestore);
beforeEach(clearFirestore);

describe('hype.reserve', () => {
  it('gives a new id and writes whose it is', async () => {
    const admin = await makeAdmin({ canEditHypes: false });
    const { id } = await callerAs(admin).hype.reserve({});
    expect(await documents('uploads')).toEqual({
      [id]: { id, owner: admin.id, forHype: false, createdAt: expect.any(Timestamp), objects: {} },
    });
  });

  it('needs canCreateHypes for a new hype and canEditHypes for an existing one', async () => {
    const [creator, editor] = [await makeAdmin({ canEditHypes: false }), await makeAdmin({ canCreateHypes: false })];
    const neither = await makeAdmin({ canCreateHypes: false, canEditHypes: false });
    await firestore.doc('hypes/h1').set({ order: 1 });
    const missing = { code: 'FORBIDDEN', appCode: 'FLAG_MISSING' };
    expect(await refusalOf(callerAs(editor).hype.reserve({}))).toMatchObject(missing);
    expect(await refusalOf(callerAs(creator).hype.reserve({ id: 'h1' }))).toMatchObject(missing);
    expect(await refusalOf(callerAs(neither).hype.reserve({ id: 'h1' }))).toMatchObject(missing);
    expect(await callerAs(editor).hype.reserve({ id: 'h1' })).toEqual({ id: 'h1' });
    expect(await callerAs(editor).hype.reserve({ id: 'h1' })).toEqual({ id: 'h1' });
    expect(await documents('uploads')).toMatchObject({ h1: { forHype: true } });
  });

  it('refuses an admin who was disabled since the call began', async () => {
    const admin = await makeAdmin();
    await firestore.doc('hypes/h1').set({ order: 1 });
    await firestore.doc(`admins/${admin.id}`).update({ disabled: true });
    for (const id of [undefined, 'h1']) {
      await expect(reserveHype(admin, id)).rejects.toMatchObject({ appCode: 'ADMIN_DISABLED' });
    }
    expect(await documents('uploads')).toEqual({});
  });

  it('knows the hype whose files are to be replaced', async () => {
    const admin = await makeAdmin();
    expect(await refusalOf(callerAs(admin).hype.reserve({ id: 'none' }))).toMatchObject({
      ...{ code: 'NOT_FOUND', appCode: 'HYPE_NOT_FOUND' },
    });
    expect(await refusalOf(callerAs(admin).hype.reserve({ id: 'a/b' }))).toMatchObject({ code: 'BAD_REQUEST' });
  });

  it('T11: stops at the number of open reservations of one admin', async () => {
    const [admin, other] = [await makeAdmin(), await makeAdmin()];
    const batch = firestore.batch();
    for (let index = 1; index < MAX_OPEN_RESERVATIONS; index += 1) {
      batch.set(firestore.doc(`uploads/open${index}`), { owner: admin.id, forHype: false });
    }
    batch.set(firestore.doc('uploads/done'), { owner: admin.id, forHype: true });
    await batch.commit();
    await callerAs(admin).hype.reserve({});
    expect(await refusalOf(callerAs(admin).hype.reserve({}))).toMatchObject({
      ...{ code: 'TOO_MANY_REQUESTS', appCode: 'TOO_MANY_RESERVATIONS' },
    });
    await expect(callerAs(other).hype.reserve({})).resolves.toBeDefined();
  });
});
