import { randomUUID } from 'node:crypto';
import type { MediaKind } from '@hypelar/shared/media';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearFirestore, deliverEvents, documents } from '../../test/emulators.ts';
import { callerAs, fixture, makeAdmin, upload, type Upload } from '../../test/factories.ts';
import { firestore, mediaBucket, Timestamp } from '../firebase.ts';
import { readObject } from './objectStore.ts';
import { recordObject, recordRemoval } from './recordObject.ts';
import type { StoredObject } from './uploadRecord.ts';
import { MAX_RECORDS } from './writeRecords.ts';

beforeAll(() => deliverEvents(false));
afterAll(() => deliverEvents(true));

let adminId: string;
let hypeId: string;

afterAll(clearFirestore);
beforeEach(async () => {
  await clearFirestore();
  const admin = await makeAdmin();
  adminId = admin.id;
  hypeId = (await callerAs(admin).hype.reserve({})).id;
});

async function stored(kind: MediaKind, change?: Partial<Upload>): Promise<StoredObject> {
  const object = await readObject(await upload(hypeId, kind, change));
  if (!object) throw new Error('The upload is not there.');
  return object;
}

/** The records of the reservation, by kind. */
async function records(): Promise<Record<string, unknown>[]> {
  const { [hypeId]: reservation } = await documents('uploads');
  return Object.values(reservation?.['objects'] ?? {});
}

const exists = async (path: string) => (await (await mediaBucket()).file(path).exists())[0];

describe('a completed upload', () => {
  it('is recorded with what Storage says of it and the duration of its bytes', async () => {
    const object = await stored('video');
    await recordObject(object);
    expect(await records()).toEqual([
      { ...object, kind: 'video', state: 'accepted', durationSeconds: 6, recordedAt: expect.any(Timestamp) },
    ]);
    expect(object).toMatchObject({ size: (await fixture('video.mp4')).byteLength, contentType: 'video/mp4' });
    expect(object.md5Hash).toMatch(/^.{22}==$/);
  });

  it(
    'T24, fault 2: changes nothing more when it is told again, one after the other or at once',
    { timeout: 120_000 },
    async () => {
      const object = await stored('gif');
      await recordObject(object);
      const once = await documents('uploads');
      for (let delivery = 0; delivery < 3; delivery += 1) await recordObject(object);
      await Promise.all(Array.from({ length: 4 }, () => recordObject(object)));
      expect(await documents('uploads')).toEqual(once);
    },
  );

  it.each<[MediaKind, Partial<Upload>, string]>([
    ['video', { fileName: 'notVideo.mp4' }, 'NOT_MEDIA'],
    ['gif', { fileName: 'audio.mp3' }, 'NOT_MEDIA'],
    ['audio', { fileName: 'gif.mp4' }, 'NO_AUDIO'],
    ['video', { contentType: 'text/html' }, 'WRONG_TYPE'],
    ['audio', { contentType: 'video/mp4' }, 'WRONG_TYPE'],
    ['gif', { contentEncoding: 'gzip' }, 'WRONG_TYPE'],
  ])('that is not what it claims is refused and deleted: %s %j, %s', async (kind, change, refusal) => {
    const object = await stored(kind, change);
    await recordObject(object);
    await recordRemoval(object);
    expect(await records()).toEqual([
      { ...object, kind, state: 'refused', refusal, recordedAt: expect.any(Timestamp) },
    ]);
    expect(await exists(object.path)).toBe(false);
  });

  it.each<[string, object | null]>([
    ['has lost the flag', { canCreateHypes: false }],
    ['was disabled', { disabled: true }],
    ['is no admin any more', null],
  ])('T13: begun with an old token is not accepted when its admin %s, until it is a hype', async (_, change) => {
    const object = await stored('gif');
    const admin = firestore.doc(`admins/${adminId}`);
    await (change ? admin.update(change) : admin.delete());
    const reservation = firestore.doc(`uploads/${hypeId}`);
    await reservation.update({ forHype: true });
    expect(await recordObject(object)).toMatchObject({ state: 'accepted' });
    await reservation.update({ forHype: false, objects: {} });
    expect(await recordObject(object)).toBeNull();
    expect(await records()).toEqual([]);
    expect(await exists(object.path)).toBe(false);
  });

  it('that is gone before it is looked at is no failure and no record', async () => {
    const object = await stored('video');
    await (await mediaBucket()).file(object.path).delete();
    expect(await recordObject(object)).toBeNull();
    expect(await records()).toEqual([]);
  });

  it('of no bytes or too many is refused without reading it', async () => {
    const object = await stored('gif');
    await recordObject({ ...object, size: 0 });
    await recordObject({ ...object, size: 50_000_001, generation: `${BigInt(object.generation) + 1n}` });
    expect(await records()).toMatchObject([{ state: 'refused', refusal: 'TOO_LARGE' }]);
  });

  it('is deleted when the first delivery died between the record and the deletion', async () => {
    const object = await stored('video', { fileName: 'notVideo.mp4' });
    await recordObject(object);
    const bucket = await mediaBucket();
    await bucket.file(object.path).save('again', { contentType: 'video/mp4', resumable: false });
    await recordObject(object);
    expect(await exists(object.path)).toBe(false);
  });

  it.each(['removed', 'refused'])(
    'finds room in a full reservation for a file, and for what is told of files that were %s days ago no more',
    async (state) => {
      const object = await stored('gif');
      const DAY_MS = 24 * 60 * 60 * 1000;
      const full = Array.from({ length: MAX_RECORDS }, (_, index) => {
        const record = { ...object, path: `hypes/${hypeId}/gif-${index}`, kind: 'gif' };
        const [is, age] = index < 5 ? [state, 3 * DAY_MS] : index < 10 ? [state, DAY_MS] : ['accepted', 9 * DAY_MS];
        return [`gif-${index}`, { ...record, state: is, recordedAt: Timestamp.fromMillis(Date.now() - age) }];
      });
      await firestore.doc(`uploads/${hypeId}`).update({ objects: Object.fromEntries(full) });
      expect(await recordObject(object)).toMatchObject({ state: 'accepted', path: object.path });
      const left = await records();
      expect(left).toHaveLength(MAX_RECORDS - 5 + 1);
      expect(left.filter((record) => record.state === state)).toHaveLength(5);
    },
  );

  it('is deleted without a record when its reservation is full', async () => {
    const object = await stored('gif');
    const full = Array.from({ length: MAX_RECORDS }, (_, index) => {
      const name = `gif-${index}`;
      const record = { ...object, path: `hypes/${hypeId}/${name}`, kind: 'gif', state: 'accepted' };
      return [name, { ...record, recordedAt: Timestamp.now() }];
    });
    await firestore.doc(`uploads/${hypeId}`).update({ objects: Object.fromEntries(full) });
    expect(await recordObject(object)).toBeNull();
    await recordRemoval(object);
    expect(await records()).toHaveLength(MAX_RECORDS);
    expect(await exists(object.path)).toBe(false);
  });

  it.each([
    () => `hypes/${randomUUID()}/video-a.mp4`,
    () => `hypes/${hypeId}/other.mp4`,
    () => `elsewhere/${hypeId}/video-a.mp4`,
  ])('that belongs to no reservation is left alone', async (path) => {
    const before = await documents('uploads');
    const object = { path: path(), size: 1, generation: '1', contentType: 'video/mp4', md5Hash: '' };
    expect(await recordObject(object)).toBeNull();
    await recordRemoval(object);
    expect(await documents('uploads')).toEqual(before);
  });
});

describe('a removal', () => {
  it('ends what was accepted, and an upload told late does not bring it back', async () => {
    const object = await stored('gif');
    await recordObject(object);
    await recordRemoval(object);
    await recordObject(object);
    expect(await records()).toMatchObject([{ state: 'removed', generation: object.generation }]);
  });

  it('that arrives first stands', async () => {
    const object = await stored('gif');
    await recordRemoval(object);
    await recordObject(object);
    expect(await records()).toMatchObject([{ state: 'removed' }]);
  });

  it('of an older generation is passed over', async () => {
    const object = await stored('gif');
    await recordObject(object);
    await recordRemoval({ ...object, generation: `${BigInt(object.generation) - 1n}` });
    expect(await records()).toMatchObject([{ state: 'accepted' }]);
  });
});

describe('the deployed triggers', () => {
  beforeAll(() => deliverEvents(true));
  afterEach(() => deliverEvents(false));

  it('record an upload and its removal', async () => {
    const path = await upload(hypeId, 'gif');
    await vi.waitFor(
      async () => expect(await records()).toMatchObject([{ state: 'accepted', durationSeconds: 2 }]),
      30_000,
    );
    await (await mediaBucket()).file(path).delete();
    await vi.waitFor(async () => expect(await records()).toMatchObject([{ state: 'removed' }]), 30_000);
  });
});
