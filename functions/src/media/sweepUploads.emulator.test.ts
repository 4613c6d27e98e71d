import '../../test/ownProject.ts';
import type { Admin } from '@hypelar/shared/admin';
import { beforeEach, describe, expect, it } from 'vitest';
import { clearFirestore, documents } from '../../test/emulators.ts';
import { callerAs, makeAdmin, upload } from '../../test/factories.ts';
import { hypeDocument, objectExists, recordedFile, recordedHype } from '../../test/hypes.ts';
import { refusalOf } from '../../test/refusal.ts';
import { firestore, mediaBucket } from '../firebase.ts';
import { deleteObject } from './objectStore.ts';
import { allowSweep, allowSweepOfEmptyBucket } from './sweepPermission.ts';
import { sweepUploads } from './sweepUploads.ts';

const tomorrow = () => Date.now() + 25 * 60 * 60 * 1000;
const NOTHING = { reservations: 0, objects: 0, failures: 0 };

let admin: Admin;

beforeEach(async () => {
  await clearFirestore();
  await (await mediaBucket()).deleteFiles({ prefix: 'hypes/' });
  admin = await makeAdmin();
  await allowSweep();
});

const exist = (paths: string[]) => Promise.all(paths.map(objectExists));
const filesOf = ({ media }: { media: Record<string, string> }) => Object.values(media);

describe('the sweep', () => {
  it('leaves everything alone for 24 hours', async () => {
    const input = await recordedHype(admin);
    expect(await sweepUploads({ now: Date.now() + (24 * 60 - 5) * 60 * 1000 })).toEqual(NOTHING);
    expect(await exist(filesOf(input))).toEqual([true, true, true]);
    await expect(callerAs(admin).hype.create(input)).resolves.toBeDefined();
  });

  it('fault 1, fault 9: then removes a reservation and its objects, and no hype can be made of them', async () => {
    const input = await recordedHype(admin);
    expect(await sweepUploads({ now: tomorrow() })).toEqual({ reservations: 1, objects: 3, failures: 0 });
    expect(await documents('uploads')).toEqual({});
    expect(await exist(filesOf(input))).toEqual([false, false, false]);
    expect(await refusalOf(callerAs(admin).hype.create(input))).toMatchObject({ appCode: 'RESERVATION_NOT_FOUND' });
    expect(await sweepUploads({ now: tomorrow() })).toEqual(NOTHING);
  });

  it('keeps the files of hypes and of the trash, and removes what these no longer use', async () => {
    const [one, two] = [await recordedHype(admin), await recordedHype(admin)];
    await callerAs(admin).hype.create(one);
    await callerAs(admin).hype.create(two);
    await callerAs(admin).hype.delete({ id: two.id });
    const spares = [await recordedFile(one.id, 'gif'), await recordedFile(two.id, 'gif')];
    expect(await sweepUploads({ now: tomorrow() })).toEqual({ reservations: 0, objects: 2, failures: 0 });
    expect(await exist([...filesOf(one), ...filesOf(two)])).toEqual(Array.from({ length: 6 }, () => true));
    expect(await exist(spares)).toEqual([false, false]);
    await expect(callerAs(admin).hype.restore({ id: two.id })).resolves.toMatchObject({ id: two.id });
  });

  it('keeps what a hype of another program uses by its address alone, at the top or under data, in any folder', async () => {
    const [path, nested] = [await recordedFile('legacy', 'audio'), await recordedFile('legacy', 'gif')];
    const address = (of: string) =>
      `https://firebasestorage.googleapis.com/v0/b/b/o/${encodeURIComponent(of)}?alt=media&token=t`;
    const fields = { audioUrl: address(path), data: { gifUrl: address(nested), others: [firestore.doc('hypes/x')] } };
    await firestore.doc('hypes/legacy').set(hypeDocument('legacy', 1, fields));
    // In the folder of an existing hype that does not use them, and of one that never existed.
    const { id } = await callerAs(admin).hype.create(await recordedHype(admin));
    const shared = [await recordedFile(id, 'audio'), await recordedFile('gone', 'gif')];
    await firestore.doc('hypes/other').set(hypeDocument('other', 3, { audioUrl: address(shared[0] ?? '') }));
    await firestore.doc('deletedHypes/trashed').set({ gifUrl: address(shared[1] ?? '') });
    expect(await sweepUploads({ now: tomorrow() })).toEqual({ ...NOTHING, reservations: expect.any(Number) });
    expect(await exist([path, nested, ...shared])).toEqual([true, true, true, true]);
  });

  it('leaves every object alone in a project with earlier data, until that is imported', async () => {
    await firestore.doc('meta/sweep').delete();
    const path = 'hypes/legacy/gif-a.mp4';
    await (await mediaBucket()).file(path).save('x', { resumable: false });
    // The first admin comes before the import, by mistake.
    expect(await allowSweepOfEmptyBucket()).toBe(false);
    expect(await sweepUploads({ now: tomorrow() })).toEqual(NOTHING);
    expect(await exist([path])).toEqual([true]);
    await allowSweep();
    expect(await sweepUploads({ now: tomorrow() })).toEqual({ ...NOTHING, objects: 1 });
    await firestore.doc('meta/sweep').delete();
    expect(await allowSweepOfEmptyBucket()).toBe(true);
    expect(await documents('meta')).toHaveProperty('sweep');
  });

  it('removes objects of nobody, whatever their names', async () => {
    const bucket = await mediaBucket();
    const paths = ['hypes/nobody/gif-a', 'hypes/nobody/deep/er', 'hypes/loose', 'hypes/__x__/a', 'hypes/../a'];
    for (const path of paths) await bucket.file(path).save('x', { resumable: false });
    expect(await sweepUploads({ now: tomorrow() })).toEqual({ reservations: 0, objects: 5, failures: 0 });
    expect(await exist(paths)).toEqual([false, false, false, false, false]);
  });

  it('keeps the objects of a reservation that is younger than a day', async () => {
    const input = await recordedHype(admin);
    await firestore.doc(`uploads/${input.id}`).update({ createdAt: new Date(tomorrow()) });
    expect(await sweepUploads({ now: tomorrow() })).toEqual(NOTHING);
    expect(await exist(filesOf(input))).toEqual([true, true, true]);
  });

  it('fault 4: takes out of use what no event was told of, so that no edit meets its removal', async () => {
    const hype = await callerAs(admin).hype.create(await recordedHype(admin));
    const spare = await upload(hype.id, 'gif');
    const deleteFile: typeof deleteObject = async (object) => {
      const edit = callerAs(admin).hype.update({ id: hype.id, updatedAt: hype.updatedAt, media: { gif: object.path } });
      expect(await refusalOf(edit)).toMatchObject({ appCode: 'UPLOAD_MISSING' });
      await deleteObject(object);
    };
    expect(await sweepUploads({ now: tomorrow(), deleteFile })).toEqual({ ...NOTHING, objects: 1 });
    expect(await exist([spare])).toEqual([false]);
  });

  it('fault 14: leaves what fails to the next sweep', async () => {
    const input = await recordedHype(admin);
    const deleteFile: typeof deleteObject = async (object) => {
      if (object.path === input.media.video) throw new Error('Storage is away.');
      await deleteObject(object);
    };
    const failed = await sweepUploads({ now: tomorrow(), deleteFile });
    expect(failed).toEqual({ reservations: 1, objects: 2, failures: 1 });
    expect(await sweepUploads({ now: tomorrow() })).toEqual({ reservations: 0, objects: 1, failures: 0 });
  });

  it('fault 14: sees more objects than one page of a listing has', { timeout: 120_000 }, async () => {
    const bucket = await mediaBucket();
    const names = Array.from({ length: 1001 }, (_, index) => `hypes/many/gif-${index}`);
    for (let start = 0; start < names.length; start += 50) {
      const batch = names.slice(start, start + 50);
      await Promise.all(batch.map((name) => bucket.file(name).save('x', { resumable: false })));
    }
    expect(await sweepUploads({ now: tomorrow() })).toEqual({ reservations: 0, objects: 1001, failures: 0 });
  });
});
