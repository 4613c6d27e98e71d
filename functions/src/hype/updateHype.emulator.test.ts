import '../../test/ownProject.ts';
import type { Admin } from '@hypelar/shared/admin';
import type { Hype, UpdateHypeInput } from '@hypelar/shared/hype';
import { beforeEach, describe, expect, it } from 'vitest';
import { repairRegistry } from '../../scripts/import/repairRegistry.ts';
import { clearFirestore, documents } from '../../test/emulators.ts';
import { callerAs, makeAdmin, upload, VIDEO_MS } from '../../test/factories.ts';
import { hypeDocument, objectExists, recordedFile, recordedHype, storedHype } from '../../test/hypes.ts';
import { refusalOf } from '../../test/refusal.ts';
import { firestore } from '../firebase.ts';

let admin: Admin;
let hype: Hype;

beforeEach(async () => {
  await clearFirestore();
  admin = await makeAdmin({ canCreateAdmins: false, canCreateHypes: false, canDeleteHypes: false });
  const creator = await makeAdmin();
  hype = await callerAs(creator).hype.create(await recordedHype(creator));
});

type Change = Omit<UpdateHypeInput, 'id' | 'updatedAt'>;
const update = (change: Change, { as = admin, updatedAt = hype.updatedAt } = {}) =>
  callerAs(as).hype.update({ id: hype.id, updatedAt, ...change });
const cards = (ms: number): Change => ({ timestamps: [{ timestamp: ms, type: 'video' }] });
const registry = async () => (await documents('premiumHypes'))['premium'];

describe('hype.get', () => {
  it('gives the whole hype to whoever may edit it', async () => {
    expect(await callerAs(admin).hype.get({ id: hype.id })).toEqual(hype);
    const other = await makeAdmin({ canEditHypes: false });
    expect(await refusalOf(callerAs(other).hype.get({ id: hype.id }))).toMatchObject({ appCode: 'FLAG_MISSING' });
    expect(await refusalOf(callerAs(admin).hype.get({ id: 'none' }))).toMatchObject({ appCode: 'HYPE_NOT_FOUND' });
  });

  it('reads a hype that another program wrote', async () => {
    const timestamps = [{ timestamp: 6000, type: 'image', note: 'intro' }];
    await firestore.doc('hypes/noted').set({ title: 'Gece', timestamps });
    expect(await callerAs(admin).hype.get({ id: 'noted' })).toMatchObject({
      timestamps: [{ timestamp: 6000, type: 'image' }],
    });
    await firestore.doc('hypes/odd').set({ title: 5, timestamps: 'none', duration: NaN, order: 'x' });
    expect(await callerAs(admin).hype.get({ id: 'odd' })).toMatchObject({ id: 'odd', title: '', timestamps: [] });
  });
});

describe('hype.update', () => {
  it('changes what is given and nothing else, and audits just that', async () => {
    const { [hype.id]: before } = await documents('hypes');
    const after = await update({ title: ' Yeni ', ...cards(VIDEO_MS) });
    const changed = { title: 'Yeni', ...cards(VIDEO_MS), timestampsCount: 1, imageCount: 0 };
    expect(after).toEqual({ ...hype, ...changed, updatedAt: after.updatedAt });
    expect(after.updatedAt).toBeGreaterThan(hype.updatedAt);
    const { [hype.id]: stored } = await documents('hypes');
    expect(stored).toEqual({ ...before, ...changed, updatedAt: stored?.['updatedAt'] });
    expect(await storedHype(hype.id)).toEqual(after);
    const entries = Object.values(await documents('auditLog')).filter(({ action }) => action === 'hype.update');
    const { title, timestamps, timestampsCount, imageCount } = hype;
    expect(entries).toEqual([
      {
        ...{ at: expect.anything(), admin: { id: admin.id, email: admin.email }, action: 'hype.update' },
        ...{ target: `hypes/${hype.id}`, before: { title, timestamps, timestampsCount, imageCount }, after: changed },
      },
    ]);
  });

  it('writes nothing when nothing changes', async () => {
    const before = await documents('hypes');
    expect(await update({ title: hype.title, timestamps: hype.timestamps, isPremium: false })).toEqual(hype);
    expect(await documents('hypes')).toEqual(before);
    expect(Object.keys(await documents('auditLog'))).toHaveLength(1);
  });

  it('fault 17: is a conflict for the second of two who saw the same hype', async () => {
    const first = await update({ title: 'Birinci' });
    expect(await refusalOf(update({ title: 'İkinci' }))).toMatchObject({ code: 'CONFLICT', appCode: 'EDIT_CONFLICT' });
    expect(await storedHype(hype.id)).toEqual(first);
  });

  it('sent again because its answer was lost gives the hype as it is, and writes nothing', async () => {
    const video = await recordedFile(hype.id, 'video');
    const change = { title: 'Yeni', isPremium: true, ...cards(VIDEO_MS), media: { video } };
    const edited = await update(change);
    expect(await update(change)).toEqual(edited);
    expect(await registry()).toMatchObject({ premiumHypeCount: 1 });
    expect(Object.keys(await documents('auditLog'))).toHaveLength(2);
    for (const other of [{ title: 'Başka' }, cards(VIDEO_MS + 1), { media: { video: hype.media.video.path } }]) {
      expect(await refusalOf(update({ ...change, ...other }))).toMatchObject({ appCode: 'EDIT_CONFLICT' });
    }
  });

  it('takes one of two at once', { timeout: 120_000 }, async () => {
    const results = await Promise.allSettled([update({ title: 'Bir' }), update({ title: 'İki' })]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it.each([-450, 450])('refuses cards that are off by %i ms, and saves nothing', async (off) => {
    const before = await documents('hypes');
    expect(await refusalOf(update({ title: 'Yeni', ...cards(VIDEO_MS + off) }))).toEqual({
      ...{ code: 'BAD_REQUEST', appCode: 'CARD_TIME_MISMATCH', details: { durationMs: VIDEO_MS } },
    });
    expect(await documents('hypes')).toEqual(before);
  });

  it.each([-449, 449])('takes cards that are off by %i ms', async (off) => {
    await expect(update(cards(VIDEO_MS + off))).resolves.toMatchObject(cards(VIDEO_MS + off));
  });

  it('refuses whoever lacks canEditHypes, unknown hypes and foreign fields', async () => {
    const other = await makeAdmin({ canEditHypes: false });
    expect(await refusalOf(update({ title: 'x' }, { as: other }))).toMatchObject({ appCode: 'FLAG_MISSING' });
    const none = callerAs(admin).hype.update({ id: 'none', updatedAt: 0, title: 'x' });
    expect(await refusalOf(none)).toMatchObject({ code: 'NOT_FOUND', appCode: 'HYPE_NOT_FOUND' });
    for (const field of ['order', 'likes', 'duration', 'createdAt', 'gifUrl', 'imageCount']) {
      const input = { id: hype.id, updatedAt: hype.updatedAt, [field]: 1 };
      expect(await refusalOf(callerAs(admin).hype.update(input))).toMatchObject({ code: 'BAD_REQUEST' });
    }
  });
});

describe('the premium mark', () => {
  it('takes a place of the editor and gives it back', async () => {
    const marked = await update({ isPremium: true });
    expect(await registry()).toEqual({
      ...{ premiumHypeCount: 1, premiumHypeIds: [hype.id], markedBy: { [hype.id]: admin.id } },
    });
    await update({ isPremium: true }, { updatedAt: marked.updatedAt });
    expect(await registry()).toMatchObject({ premiumHypeCount: 1 });
    const other = await makeAdmin();
    await update({ isPremium: false }, { as: other, updatedAt: marked.updatedAt });
    expect(await registry()).toEqual({ premiumHypeCount: 0, premiumHypeIds: [], markedBy: {} });
    expect(await callerAs(admin).session.me()).toMatchObject({ premiumUsed: 0 });
  });

  it('needs a free place, and then nothing of the edit is saved', async () => {
    const spent = await makeAdmin({ hypePremiumLimit: 0 });
    expect(await refusalOf(update({ title: 'x', isPremium: true }, { as: spent }))).toMatchObject({
      ...{ code: 'FORBIDDEN', appCode: 'PREMIUM_NOT_ALLOWED' },
    });
    expect(await storedHype(hype.id)).toEqual(hype);
  });

  it.each([
    ['is missing', null],
    ['counts wrong', { premiumHypeCount: 7, premiumHypeIds: [], markedBy: {} }],
    ['lists a hype that is gone', { premiumHypeCount: 2, premiumHypeIds: ['old', 'gone'], markedBy: { gone: 'x' } }],
    ['lists one twice', { premiumHypeCount: 2, premiumHypeIds: ['old', 'old'], markedBy: {} }],
    ['misses a premium hype', { premiumHypeCount: 0, premiumHypeIds: [], markedBy: {} }],
    ['is mistyped', { premiumHypeCount: 'x', premiumHypeIds: 'old', markedBy: [] }],
    ['lists what is not premium', { premiumHypeCount: 2, premiumHypeIds: ['plain', 'old'], markedBy: { plain: 'x' } }],
    ['knows markers of nothing', { premiumHypeCount: 1, premiumHypeIds: ['old'], markedBy: { gone: 'x' } }],
  ])('fault 19: leaves a sound registry when the one before %s', async (_, drifted) => {
    await firestore.doc('hypes/old').set(hypeDocument('old', 2, { isPremium: true }));
    await firestore.doc('hypes/plain').set(hypeDocument('plain', 3));
    if (drifted) await firestore.doc('premiumHypes/premium').set(drifted);
    await update({ isPremium: true });
    expect(await registry()).toEqual({
      ...{ premiumHypeCount: 2, premiumHypeIds: ['old', hype.id], markedBy: { [hype.id]: admin.id } },
    });
  });

  it('is told to whoever made it, also when another one takes it, and to nobody who is gone', async () => {
    const used = async () => (await callerAs(admin).session.me()).premiumUsed;
    const other = await makeAdmin();
    const take = async () => {
      const { updatedAt } = await storedHype(hype.id);
      await callerAs(other).hype.update({ id: hype.id, updatedAt, isPremium: false });
    };
    await update({ isPremium: true });
    expect(await used()).toBe(1);
    await take();
    expect(await used()).toBe(0);
    expect((await callerAs(other).session.me()).premiumUsed).toBe(0);
    hype = await storedHype(hype.id);
    await update({ isPremium: true });
    await firestore.doc(`admins/${admin.id}`).delete();
    await take();
    expect(Object.keys(await documents('admins'))).not.toContain(admin.id);
  });

  it.each(['', 'a/b', '__x__'])('fault 19: can be taken when it is said to be made by "%s"', async (marker) => {
    await firestore.doc(`hypes/${hype.id}`).update({ isPremium: true });
    const drifted = { premiumHypeCount: 1, premiumHypeIds: [hype.id], markedBy: { [hype.id]: marker } };
    await firestore.doc('premiumHypes/premium').set(drifted);
    expect(await update({ isPremium: false })).toMatchObject({ isPremium: false });
    expect(await registry()).toEqual({ premiumHypeCount: 0, premiumHypeIds: [], markedBy: {} });
  });

  it('fault 19: gives no place too many while the registry lists another hype in place of one that is premium', async () => {
    await makeAdmin({ ...admin, hypePremiumLimit: 1 });
    await firestore.doc('hypes/old').set(hypeDocument('old', 2, { isPremium: true }));
    const drifted = { premiumHypeCount: 1, premiumHypeIds: ['gone'], markedBy: { gone: admin.id } };
    await firestore.doc('premiumHypes/premium').set(drifted);
    expect(await refusalOf(update({ isPremium: true }))).toMatchObject({ appCode: 'PREMIUM_NOT_ALLOWED' });
    await repairRegistry();
    expect(await registry()).toEqual({ premiumHypeCount: 1, premiumHypeIds: ['old'], markedBy: {} });
    await update({ isPremium: true });
  });
});

describe('new files', () => {
  it('take the place of the old ones, which are deleted', async () => {
    await callerAs(admin).hype.reserve({ id: hype.id });
    const video = await recordedFile(hype.id, 'video', 8);
    const after = await update({ media: { video }, ...cards(8000) });
    expect(after).toMatchObject({
      duration: 8,
      gifUrl: hype.gifUrl,
      media: { gif: hype.media.gif, video: { path: video } },
    });
    expect(after.videoUrl).toContain(encodeURIComponent(video));
    expect(await storedHype(hype.id)).toEqual(after);
    expect(await objectExists(hype.media.video.path)).toBe(false);
    expect(await objectExists(hype.media.gif.path)).toBe(true);
    const back = update({ media: { video: hype.media.video.path } }, { updatedAt: after.updatedAt });
    expect(await refusalOf(back)).toMatchObject({ appCode: 'UPLOAD_MISSING', details: { kind: 'video' } });
  });

  it('leave files of before to the sweep, which knows whether other hypes use them', async () => {
    const others = await recordedFile('other', 'gif');
    const own = hype.media.audio.path;
    await firestore.doc(`uploads/${hype.id}`).update({ objects: {} });
    await firestore.doc(`hypes/${hype.id}`).update({ 'media.gif.path': others });
    const media = { gif: await recordedFile(hype.id, 'gif'), audio: await recordedFile(hype.id, 'audio') };
    await update({ media });
    expect(await Promise.all([others, own].map(objectExists))).toEqual([true, true]);
  });

  it('bring their measured duration, which the cards must fill', async () => {
    const video = await recordedFile(hype.id, 'video', 8);
    expect(await refusalOf(update({ media: { video } }))).toEqual({
      ...{ code: 'BAD_REQUEST', appCode: 'CARD_TIME_MISMATCH', details: { durationMs: 8000 } },
    });
    expect(await objectExists(hype.media.video.path)).toBe(true);
    await expect(update({ media: { gif: hype.media.gif.path } })).resolves.toEqual(hype);
  });

  it('fault 4: are recorded here when their event is late, and refused when they are not what they claim', async () => {
    await expect(update({ media: { audio: await upload(hype.id, 'audio') } })).resolves.toBeDefined();
    const { updatedAt } = await storedHype(hype.id);
    const text = await upload(hype.id, 'video', { fileName: 'notVideo.mp4' });
    expect(await refusalOf(update({ media: { video: text } }, { updatedAt }))).toMatchObject({
      ...{ code: 'PRECONDITION_FAILED', appCode: 'UPLOAD_REFUSED' },
    });
  });

  it('must lie under the hype and be there', async () => {
    const elsewhere = update({ media: { gif: 'hypes/other/gif-a' } });
    expect(await refusalOf(elsewhere)).toMatchObject({ code: 'BAD_REQUEST', details: { field: 'media.gif' } });
    const missing = update({ media: { gif: `hypes/${hype.id}/gif-a` } });
    expect(await refusalOf(missing)).toMatchObject({ appCode: 'UPLOAD_MISSING', details: { kind: 'gif' } });
    await firestore.doc(`uploads/${hype.id}`).delete();
    const unreserved = update({ media: { gif: `hypes/${hype.id}/gif-a` } });
    expect(await refusalOf(unreserved)).toMatchObject({ appCode: 'RESERVATION_NOT_FOUND' });
  });
});
