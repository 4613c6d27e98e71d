import '../../test/ownProject.ts';
import type { Admin } from '@hypelar/shared/admin';
import { AppError } from '@hypelar/shared/appError';
import type { Hype } from '@hypelar/shared/hype';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearFirestore, documents } from '../../test/emulators.ts';
import { callerAs, makeAdmin, upload } from '../../test/factories.ts';
import { objectExists, recordedFile, recordedHype } from '../../test/hypes.ts';
import { refusalOf } from '../../test/refusal.ts';
import { mediaBucketName } from '../env.ts';
import { firestore, inTransaction, mediaBucket } from '../firebase.ts';
import { readMetadata, readObject } from './objectStore.ts';
import { takeOutOfUse } from './releaseObjects.ts';

let admin: Admin;
let hype: Hype;

beforeEach(async () => {
  await clearFirestore();
  const creator = await makeAdmin();
  admin = await makeAdmin({ canCreateAdmins: false, canCreateHypes: false, canDeleteHypes: false });
  hype = await callerAs(creator).hype.create(await recordedHype(creator));
});

const media = () => callerAs(admin).media;
const paths = () => Object.values(hype.media).map(({ path }) => path);

describe('media.list', () => {
  it('gives the metadata of the objects under the hype, by path', async () => {
    const { items, nextPageToken } = await media().list({ hypeId: hype.id });
    expect(items.map(({ fullPath }) => fullPath)).toEqual(paths().toSorted());
    expect(nextPageToken).toBeNull();
    const [audio] = items;
    expect(audio).toEqual({
      ...{ bucket: mediaBucketName(), fullPath: hype.media.audio.path, name: hype.media.audio.path.split('/')[2] },
      ...{ size: 1, contentType: 'audio/x', md5Hash: hype.media.audio.md5Hash, cacheControl: audio?.cacheControl },
      ...{ generation: expect.stringMatching(/^\d+$/), metageneration: expect.stringMatching(/^\d+$/) },
      ...{ timeCreated: expect.any(Number), updated: expect.any(Number), contentDisposition: null },
      ...{ contentEncoding: audio?.contentEncoding, contentLanguage: null, customMetadata: {}, used: true },
    });
    expect(audio?.timeCreated).toBeGreaterThan(Date.now() - 60_000);
  });

  it('tells of each object whether anything in the hype, also in the trash, uses it, as a removal sees it', async () => {
    const [spare, kept] = [await recordedFile(hype.id, 'gif'), await recordedFile(hype.id, 'video')];
    await firestore.doc(`hypes/${hype.id}`).update({ 'data.poster': kept });
    const used = async () => {
      const { items } = await media().list({ hypeId: hype.id });
      return items.filter((item) => item.used).map(({ fullPath }) => fullPath);
    };
    expect(await used()).toEqual([...paths(), kept].toSorted());
    expect(await refusalOf(media().remove({ hypeId: hype.id, path: kept }))).toMatchObject({ appCode: 'MEDIA_IN_USE' });
    await callerAs(await makeAdmin()).hype.delete({ id: hype.id });
    expect(await used()).toEqual([...paths(), kept].toSorted());
    expect(await used()).not.toContain(spare);
  });

  it('gives pages of the wanted size', async () => {
    const first = await media().list({ hypeId: hype.id, maxResults: 2 });
    expect(first.items).toHaveLength(2);
    const second = await media().list({ hypeId: hype.id, maxResults: 2, pageToken: first.nextPageToken ?? '' });
    expect([...first.items, ...second.items].map(({ fullPath }) => fullPath)).toEqual(paths().toSorted());
    expect(second.nextPageToken).toBeNull();
  });

  it.each([0, 1001, -1, 1.5])('refuses %d results', async (maxResults) => {
    expect(await refusalOf(media().list({ hypeId: hype.id, maxResults }))).toMatchObject({ code: 'BAD_REQUEST' });
  });

  it.each(['garbage', 'WyJhIiwiYiJd'])('refuses the page token %s', async (pageToken) => {
    const page = media().list({ hypeId: hype.id, maxResults: 1000, pageToken });
    expect(await refusalOf(page)).toMatchObject({ code: 'BAD_REQUEST' });
  });

  it('knows the hype and needs canEditHypes', async () => {
    expect(await refusalOf(media().list({ hypeId: 'none' }))).toMatchObject({ appCode: 'HYPE_NOT_FOUND' });
    const other = callerAs(await makeAdmin({ canEditHypes: false })).media;
    const path = hype.media.gif.path;
    for (const call of [
      () => other.list({ hypeId: hype.id }),
      () => other.update({ hypeId: hype.id, path, cacheControl: 'no-store' }),
      () => other.remove({ hypeId: hype.id, path }),
    ]) {
      expect(await refusalOf(call())).toMatchObject({ code: 'FORBIDDEN', appCode: 'FLAG_MISSING' });
    }
  });
});

describe('media.update', () => {
  it('changes the headers that are given, and audits them', async () => {
    const path = hype.media.video.path;
    const after = await media().update({ hypeId: hype.id, path, cacheControl: 'public, max-age=60' });
    expect(after).toMatchObject({ fullPath: path, cacheControl: 'public, max-age=60', contentDisposition: null });
    const named = await media().update({ hypeId: hype.id, path, contentDisposition: 'attachment; filename="a.mp4"' });
    expect(named).toMatchObject({
      cacheControl: 'public, max-age=60',
      contentDisposition: 'attachment; filename="a.mp4"',
    });
    const actions = Object.values(await documents('auditLog')).filter(({ action }) => action === 'media.update');
    expect(actions).toHaveLength(2);
    expect(await fetch(hype.videoUrl).then(({ status }) => status)).toBe(200);
  });

  it('changes nothing before the entry is written, and says when the object has gone since', async () => {
    const path = hype.media.video.path;
    const update = () => media().update({ hypeId: hype.id, path, cacheControl: 'no-store' });
    const transactions = vi.spyOn(firestore, 'runTransaction');
    transactions.mockRejectedValueOnce(new AppError('BUSY'));
    expect(await refusalOf(update())).toMatchObject({ appCode: 'BUSY' });
    expect((await readMetadata(path))?.cacheControl).not.toBe('no-store');
    transactions.mockImplementationOnce(async (work, options) => {
      await (await mediaBucket()).file(path).delete();
      transactions.mockRestore();
      return firestore.runTransaction(work, options);
    });
    expect(await refusalOf(update())).toMatchObject({ code: 'NOT_FOUND', appCode: 'MEDIA_NOT_FOUND' });
    const entries = Object.values(await documents('auditLog')).filter(({ action }) => action === 'media.update');
    expect(entries).toMatchObject([{ after: { path, cacheControl: 'no-store' } }]);
  });

  it('refuses what is no header, other paths and objects that are not there', async () => {
    const update = (change: object) =>
      media().update({ hypeId: hype.id, path: hype.media.video.path, cacheControl: 'no-store', ...change });
    expect(await refusalOf(update({ cacheControl: 'a\r\nSet-Cookie: b' }))).toMatchObject({ code: 'BAD_REQUEST' });
    expect(await refusalOf(update({ contentType: 'text/html' }))).toMatchObject({ code: 'BAD_REQUEST' });
    expect(await refusalOf(update({ hypeId: 'other' }))).toMatchObject({ code: 'BAD_REQUEST' });
    expect(await refusalOf(update({ path: '../x' }))).toMatchObject({ code: 'BAD_REQUEST' });
    expect(await refusalOf(update({ path: `hypes/${hype.id}/gif-none` }))).toMatchObject({
      ...{ code: 'NOT_FOUND', appCode: 'MEDIA_NOT_FOUND' },
    });
  });
});

describe('media.remove', () => {
  const remove = (path: string, hypeId = hype.id) => media().remove({ hypeId, path });

  it('deletes an object that nothing uses, and no edit can take it up again', async () => {
    const spare = await recordedFile(hype.id, 'gif');
    await remove(spare);
    expect(await objectExists(spare)).toBe(false);
    expect(await refusalOf(remove(spare))).toMatchObject({ code: 'NOT_FOUND', appCode: 'MEDIA_NOT_FOUND' });
    const edit = callerAs(admin).hype.update({ id: hype.id, updatedAt: hype.updatedAt, media: { gif: spare } });
    expect(await refusalOf(edit)).toMatchObject({ appCode: 'UPLOAD_MISSING' });
    const entries = Object.values(await documents('auditLog')).filter(({ action }) => action === 'media.remove');
    expect(entries).toMatchObject([{ target: `hypes/${hype.id}`, before: { path: spare }, after: null }]);
  });

  it.each<[string, (id: string) => Promise<string>]>([
    ['', (id) => recordedFile(id, 'gif')],
    [', nor one whose upload was not yet recorded', (id) => upload(id, 'gif')],
  ])('begins with the record: from then on no edit takes the object up that is still there%s', async (_, store) => {
    const spare = await store(hype.id);
    const object = await readObject(spare);
    await inTransaction((tx) => takeOutOfUse(tx, hype.id, { objects: object ? [object] : [], now: Date.now() }));
    expect(await objectExists(spare)).toBe(true);
    const edit = callerAs(admin).hype.update({ id: hype.id, updatedAt: hype.updatedAt, media: { gif: spare } });
    expect(await refusalOf(edit)).toMatchObject({ appCode: 'UPLOAD_MISSING' });
  });

  it('refuses what the hype or the trash uses', async () => {
    for (const path of paths()) {
      expect(await refusalOf(remove(path))).toMatchObject({ code: 'PRECONDITION_FAILED', appCode: 'MEDIA_IN_USE' });
    }
    await callerAs(await makeAdmin()).hype.delete({ id: hype.id });
    expect(await refusalOf(remove(hype.media.gif.path))).toMatchObject({ appCode: 'MEDIA_IN_USE' });
    for (const path of paths()) expect(await objectExists(path)).toBe(true);
  });

  it('refuses an imported object that another hype uses', async () => {
    const file = (await mediaBucket()).file(`hypes/${hype.id}/gif-1-poster.mp4`);
    await file.save('bytes', { contentType: 'video/mp4' });
    await firestore.doc('hypes/borrower').set({ title: 'Ay', poster: file.name });
    expect(await refusalOf(remove(file.name))).toMatchObject({ appCode: 'MEDIA_IN_USE' });
    await firestore.doc('hypes/borrower').delete();
    await remove(file.name);
    expect(await objectExists(file.name)).toBe(false);
  });

  it('refuses the paths of other hypes', async () => {
    expect(await refusalOf(remove(hype.media.gif.path, 'other'))).toMatchObject({ code: 'BAD_REQUEST' });
  });
});
