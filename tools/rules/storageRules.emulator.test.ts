import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deliverEvents } from '../../functions/test/emulators.ts';
import { rulesIn } from './rulesIn.ts';

let environment: RulesTestEnvironment;

beforeAll(async () => {
  await deliverEvents(false);
  const [host = '', port] = (process.env['FIREBASE_STORAGE_EMULATOR_HOST'] ?? '').split(':');
  environment = await initializeTestEnvironment({
    projectId: process.env['GCLOUD_PROJECT'] ?? '',
    storage: { host, port: Number(port), rules: rulesIn('storage.rules') },
  });
});

afterAll(async () => {
  await environment.cleanup();
  await deliverEvents(true);
});

const FLAGS = { canCreateAdmins: false, canCreateHypes: false, canDeleteHypes: false, canEditHypes: false };
const storageOf = (claims?: Record<string, unknown>) =>
  (claims ? environment.authenticatedContext('someone', claims) : environment.unauthenticatedContext()).storage();

const admin = (flags: Record<string, boolean>) => storageOf({ admin: true, ...FLAGS, ...flags });
const creator = () => admin({ canCreateHypes: true });

let attempt = 0;
const fresh = (name: string) => `hypes/rules-${Date.now()}-${(attempt += 1)}/${name}`;
const bytes = (length: number) => new Uint8Array(length);

const put = (storage: ReturnType<typeof storageOf>, path: string, contentType?: string, length = 10) =>
  Promise.resolve(storage.ref(path).put(bytes(length), contentType === undefined ? {} : { contentType })).then(
    () => path,
  );

describe('an upload', () => {
  it.each([
    ['canCreateHypes', 'gif-a.mp4', 'video/mp4'],
    ['canEditHypes', 'gif-a.mp4', 'video/webm'],
    ['canCreateHypes', 'audio-a.mp3', 'audio/mpeg'],
    ['canEditHypes', 'video-a.mp4', 'video/mp4'],
  ])('is allowed with %s: %s as %s', async (flag, name, type) => {
    await assertSucceeds(put(admin({ [flag]: true }), fresh(name), type));
  });

  it.each([
    ['anonymous', undefined],
    ['a user of the app', {}],
    ['an admin without the two flags', { admin: true, ...FLAGS, canDeleteHypes: true, canCreateAdmins: true }],
    ['an admin with old claims that lack the flags', { admin: true }],
    ['a flag without admin', { canCreateHypes: true }],
    ['texts for flags', { admin: 'true', canCreateHypes: 'true' }],
  ])('is refused to %s', async (_, claims) => {
    await assertFails(put(storageOf(claims), fresh('gif-a.mp4'), 'video/mp4'));
  });

  it.each([
    ['gif-a.mp4', 'audio/mpeg'],
    ['gif-a.gif', 'image/gif'],
    ['audio-a.mp3', 'video/mp4'],
    ['video-a.mp4', 'text/html'],
    ['video-a.mp4', 'xvideo/mp4'],
    ['video-a.mp4', 'video/'],
    ['video-a.mp4', undefined],
  ])('of another type is refused: %s as %s', async (name, type) => {
    await assertFails(put(creator(), fresh(name), type));
  });

  it.each(['other-a.mp4', 'gif.mp4', 'gif-', 'gif-a b.mp4', 'gif-ş.mp4', 'gif-a/b.mp4', `gif-${'a'.repeat(101)}`])(
    'of another name is refused: %s',
    async (name) => {
      await assertFails(put(creator(), fresh(name), 'video/mp4'));
    },
  );

  it.each(['gif-a.mp4', 'other/h/gif-a.mp4', 'hypes/gif-a.mp4', 'hypes/a b/gif-a.mp4'])(
    'to another place is refused: %s',
    async (path) => {
      await assertFails(put(creator(), path, 'video/mp4'));
    },
  );

  it('T11: is allowed up to the last byte of its kind and refused beyond', async () => {
    await assertSucceeds(put(creator(), fresh('gif-a.mp4'), 'video/mp4', 50_000_000));
    await assertFails(put(creator(), fresh('gif-a.mp4'), 'video/mp4', 50_000_001));
  });

  it('T12: never replaces an object', async () => {
    const path = await put(creator(), fresh('gif-a.mp4'), 'video/mp4');
    await assertFails(put(creator(), path, 'video/mp4', 20));
    const { size } = await creator().ref(path).getMetadata();
    expect(size).toBe(10);
  });
});

describe('a stored object', () => {
  it('is read by admins only, and never changed or deleted by a browser', async () => {
    const path = await put(creator(), fresh('gif-a.mp4'), 'video/mp4');
    await assertSucceeds(admin({}).ref(path).getMetadata());
    await assertFails(storageOf().ref(path).getMetadata());
    await assertFails(storageOf({}).ref(path).getMetadata());
    const everything = admin({ canCreateHypes: true, canEditHypes: true, canDeleteHypes: true, canCreateAdmins: true });
    await assertFails(everything.ref(path).updateMetadata({ contentType: 'text/html' }));
    await assertFails(everything.ref(path).delete());
  });
});
