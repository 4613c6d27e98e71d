import '../../test/ownProject.ts';
import type { Admin } from '@hypelar/shared/admin';
import { TRASH_MS } from '@hypelar/shared/hype';
import { beforeEach, describe, expect, it } from 'vitest';
import { clearFirestore, documents } from '../../test/emulators.ts';
import { callerAs, makeAdmin } from '../../test/factories.ts';
import {
  hypeDocument,
  idsInOrder,
  objectExists,
  placeHypes,
  recordedFile,
  recordedHype,
  storedHype,
} from '../../test/hypes.ts';
import { refusalOf } from '../../test/refusal.ts';
import { firestore, Timestamp } from '../firebase.ts';
import { deleteObject } from '../media/objectStore.ts';
import { purgeTrash } from './purgeTrash.ts';

let admin: Admin;
let deleter: Admin;

beforeEach(async () => {
  await clearFirestore();
  admin = await makeAdmin();
  deleter = await makeAdmin({ canCreateAdmins: false, canCreateHypes: false, canEditHypes: false });
});

const remove = (id: string, as = deleter) => callerAs(as).hype.delete({ id });
const restore = (id: string, as = deleter) => callerAs(as).hype.restore({ id });
const trash = (page: { cursor?: string; limit?: number } = {}) => callerAs(deleter).hype.trash(page);
const made = async (change = {}) => callerAs(admin).hype.create(await recordedHype(admin, change));

describe('hype.delete', () => {
  it('moves the hype to the trash as it is and closes the gap', async () => {
    await placeHypes(4);
    const { h2 } = await documents('hypes');
    await remove('h2');
    expect(await idsInOrder()).toEqual(['h1', 'h3', 'h4']);
    expect(await documents('deletedHypes')).toEqual({
      h2: { ...h2, deletedAt: expect.any(Timestamp), deletedBy: deleter.id, premiumMarkedBy: null, purging: false },
    });
    expect(await documents('meta')).toEqual({ hypeOrder: { count: 3, version: 2 } });
    const { likes: _, ...before } = h2 ?? {};
    expect(Object.values(await documents('auditLog'))).toMatchObject([
      { action: 'hype.delete', target: 'hypes/h2', admin: { id: deleter.id }, before, after: null },
    ]);
  });

  it('frees the premium place of whoever marked it', async () => {
    const { id } = await made({ isPremium: true });
    await remove(id);
    expect(await documents('premiumHypes')).toEqual({
      premium: { premiumHypeCount: 0, premiumHypeIds: [], markedBy: {} },
    });
    expect(await callerAs(admin).session.me()).toMatchObject({ premiumUsed: 0 });
  });

  it('keeps the files', async () => {
    const { id, media } = await made();
    await remove(id);
    expect(await objectExists(media.video.path)).toBe(true);
  });

  it('is not undone by a repeated request to create the hype', async () => {
    const input = await recordedHype(admin);
    await callerAs(admin).hype.create(input);
    await remove(input.id);
    expect(await refusalOf(callerAs(admin).hype.create(input))).toMatchObject({ appCode: 'HYPE_EXISTS' });
    expect(await documents('hypes')).toEqual({});
  });

  it('is done when it was done before, knows the hype and needs canDeleteHypes', async () => {
    await placeHypes(2);
    await remove('h1');
    const after = await documents('deletedHypes');
    await remove('h1');
    expect(await documents('deletedHypes')).toEqual(after);
    expect(await refusalOf(remove('none'))).toMatchObject({ code: 'NOT_FOUND', appCode: 'HYPE_NOT_FOUND' });
    const other = await makeAdmin({ canDeleteHypes: false });
    const trashOf = () => callerAs(other).hype.trash({});
    for (const call of [() => remove('h2', other), () => restore('h1', other), trashOf]) {
      expect(await refusalOf(call())).toMatchObject({ code: 'FORBIDDEN', appCode: 'FLAG_MISSING' });
    }
  });

  it('repairs a broken order first', async () => {
    await placeHypes(3);
    await firestore.doc('hypes/h3').update({ order: 'last' });
    await remove('h3');
    expect(await idsInOrder()).toEqual(['h1', 'h2']);
  });

  it('leaves the order whole when four are deleted at once', { timeout: 120_000 }, async () => {
    await placeHypes(6);
    await Promise.allSettled(['h1', 'h2', 'h3', 'h4'].map((id) => remove(id)));
    const left = await idsInOrder();
    expect(left.length + Object.keys(await documents('deletedHypes')).length).toBe(6);
  });
});

describe('T23: hype.restore', () => {
  it('brings the hype back to its old position, with all that others keep in it', async () => {
    await placeHypes(4);
    await firestore.doc('hypes/h2').update({ likes: ['u1'], extra: { a: 1 } });
    const { h2 } = await documents('hypes');
    await remove('h2');
    const restored = await restore('h2');
    expect(restored).toMatchObject({ id: 'h2', order: 2, premiumLost: false });
    expect(await idsInOrder()).toEqual(['h1', 'h2', 'h3', 'h4']);
    const { h2: back } = await documents('hypes');
    expect(back).toEqual({ ...h2, updatedAt: Timestamp.fromMillis(restored.updatedAt) });
    expect(await documents('deletedHypes')).toEqual({});
  });

  it('comes last when the list has become shorter', async () => {
    await placeHypes(4);
    for (const id of ['h4', 'h3', 'h2']) await remove(id);
    expect(await restore('h4')).toMatchObject({ order: 2 });
    expect(await idsInOrder()).toEqual(['h1', 'h4']);
  });

  it('gives a hype that is not in the trash as it is, and knows the others', async () => {
    await placeHypes(2);
    const before = await documents('hypes');
    expect(await restore('h1')).toEqual({ ...(await storedHype('h1')), premiumLost: false });
    expect(await documents('hypes')).toEqual(before);
    expect(await refusalOf(restore('none'))).toMatchObject({ code: 'NOT_FOUND', appCode: 'HYPE_NOT_FOUND' });
  });

  it('keeps it premium while its place is free, marked by the same admin', async () => {
    const { id } = await made({ isPremium: true });
    await remove(id);
    expect(await restore(id)).toMatchObject({ isPremium: true, premiumLost: false });
    expect(await documents('premiumHypes')).toMatchObject({ premium: { markedBy: { [id]: admin.id } } });
    expect(await callerAs(admin).session.me()).toMatchObject({ premiumUsed: 1 });
  });

  it('says so when it is no longer premium because its place is taken', async () => {
    admin = await makeAdmin({ hypePremiumLimit: 1 });
    const first = await made({ isPremium: true });
    await remove(first.id);
    const second = await made({ isPremium: true });
    expect(await restore(first.id)).toMatchObject({ isPremium: false, premiumLost: true });
    expect(await storedHype(first.id)).toMatchObject({ isPremium: false });
    expect(await documents('premiumHypes')).toMatchObject({ premium: { premiumHypeIds: [second.id] } });
  });

  it('loses the place with the admin who marked it, and keeps what nobody is known to have marked', async () => {
    const { id } = await made({ isPremium: true });
    await remove(id);
    await firestore.doc(`admins/${admin.id}`).delete();
    expect(await restore(id)).toMatchObject({ isPremium: false, premiumLost: true });
    expect(Object.keys(await documents('admins'))).toEqual([deleter.id]);
    await firestore.doc('hypes/old').set(hypeDocument('old', 2, { isPremium: true }));
    await remove('old');
    expect(await restore('old')).toMatchObject({ isPremium: true, premiumLost: false });
    expect(await documents('premiumHypes')).toMatchObject({ premium: { premiumHypeIds: ['old'], markedBy: {} } });
  });
});

describe('hype.trash', () => {
  it('lists what was deleted, newest first, in pages', async () => {
    await placeHypes(5);
    for (const id of ['h2', 'h5', 'h1']) await remove(id);
    const first = await trash({ limit: 2 });
    expect(first.items.map(({ id, order, deletedBy }) => [id, order, deletedBy])).toEqual([
      ['h1', 1, deleter.id],
      ['h5', 4, deleter.id],
    ]);
    const second = await trash({ limit: 2, cursor: first.nextCursor ?? '' });
    expect(second.items.map(({ id }) => id)).toEqual(['h2']);
    expect(second.nextCursor).toBeNull();
    expect(await callerAs(deleter).hype.trash()).toMatchObject({ nextCursor: null });
  });

  it.each(['garbage', 'WzEsIiJd', Buffer.from('[1e300,"a"]').toString('base64url')])(
    'refuses the cursor %s',
    async (cursor) => {
      expect(await refusalOf(trash({ cursor }))).toMatchObject({ code: 'BAD_REQUEST' });
    },
  );
});

describe('the purge of the trash', () => {
  const LATER = Date.now() + TRASH_MS + 60_000;

  it('deletes document and files after 30 days, and not before, but no file that another hype uses', async () => {
    const { id, media } = await made();
    const kept = await made();
    const shared = await recordedFile(id, 'gif');
    await firestore.doc(`hypes/${kept.id}`).update({ data: { gifUrl: `gs://b/${shared}` } });
    await remove(id);
    expect(await purgeTrash()).toEqual({ hypes: 0, failures: 0 });
    expect(await purgeTrash({ now: LATER })).toEqual({ hypes: 1, failures: 0 });
    expect(await documents('deletedHypes')).toEqual({});
    expect(Object.keys(await documents('uploads'))).toEqual([kept.id]);
    for (const { path } of Object.values(media)) expect(await objectExists(path)).toBe(false);
    for (const { path } of Object.values(kept.media)) expect(await objectExists(path)).toBe(true);
    expect(await objectExists(shared)).toBe(true);
  });

  it('never touches the files of a hype that is there', async () => {
    const hype = await made();
    await firestore.doc(`deletedHypes/${hype.id}`).set({ deletedAt: new Timestamp(1, 0) });
    expect(await purgeTrash({ now: LATER })).toEqual({ hypes: 0, failures: 0 });
    expect(await documents('deletedHypes')).toEqual({});
    expect(await objectExists(hype.media.video.path)).toBe(true);
  });

  it('fault 14: leaves what fails to the next run, out of reach of a restore', async () => {
    const { id } = await made();
    await remove(id);
    let deletions = 0;
    const deleteFile: typeof deleteObject = async (object) => {
      deletions += 1;
      if (deletions === 2) throw new Error('Storage is away.');
      await deleteObject(object);
    };
    expect(await purgeTrash({ now: LATER, deleteFile })).toEqual({ hypes: 0, failures: 1 });
    expect(Object.keys(await documents('deletedHypes'))).toEqual([id]);
    expect(await refusalOf(restore(id))).toMatchObject({ appCode: 'HYPE_NOT_FOUND' });
    expect((await trash()).items).toEqual([]);
    await remove(id);
    expect(await purgeTrash({ now: LATER })).toEqual({ hypes: 1, failures: 0 });
    expect(await documents('deletedHypes')).toEqual({});
  });
});
