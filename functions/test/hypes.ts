import { randomUUID } from 'node:crypto';
import type { Admin } from '@hypelar/shared/admin';
import type { CreateHypeInput, Hype } from '@hypelar/shared/hype';
import { mediaPath, MEDIA_KINDS, MEDIA_TYPE, type MediaKind } from '@hypelar/shared/media';
import { firestore, mediaBucket, Timestamp, type DocumentData } from '../src/firebase.ts';
import { readHype } from '../src/hype/hypeRepository.ts';
import { readObject } from '../src/media/objectStore.ts';
import { callerAs, hypeInput, VIDEO_MS } from './factories.ts';

/** The document of a hype that uses no stored files. */
export function hypeDocument(id: string, order: number, change: DocumentData = {}): DocumentData {
  const at = new Timestamp(order, 0);
  return {
    ...{ id, order, title: `Title ${id}`, artist: 'Artist', isPremium: false, likes: [], duration: VIDEO_MS / 1000 },
    ...{ timestamps: [{ timestamp: VIDEO_MS, type: 'image' }], timestampsCount: 1, imageCount: 1, videoCount: 0 },
    ...{ gifUrl: '', audioUrl: '', videoUrl: '', createdAt: at, updatedAt: at, ...change },
  };
}

/** Writes the hypes h1 to h{count} at their positions. */
export async function placeHypes(count: number): Promise<void> {
  const writer = firestore.bulkWriter();
  for (let order = 1; order <= count; order += 1) {
    void writer.set(firestore.doc(`hypes/h${order}`), hypeDocument(`h${order}`, order));
  }
  void writer.set(firestore.doc('meta/hypeOrder'), { count, version: 1 });
  await writer.close();
}

/** The ids of all hypes by position. Fails when the positions are not 1..N or `meta/hypeOrder` does not know N. */
export async function idsInOrder(): Promise<string[]> {
  const { docs } = await firestore.collection('hypes').orderBy('order').get();
  const count: unknown = (await firestore.doc('meta/hypeOrder').get()).get('count');
  const sound = count === docs.length && docs.every((document, index) => document.get('order') === index + 1);
  if (!sound) throw new Error(`Not 1..${docs.length}: ${docs.map((document) => document.get('order')).join(' ')}`);
  return docs.map(({ id }) => id);
}

export const versionOfOrder = async (): Promise<unknown> =>
  (await firestore.doc('meta/hypeOrder').get()).get('version');

/** The hype as it is stored now. */
export async function storedHype(id: string): Promise<Hype> {
  const hype = await readHype(id);
  if (!hype) throw new Error(`There is no hype ${id}.`);
  return hype;
}

/** Stores a one-byte object that counts as an accepted file, without any inspection, and returns its path. */
export async function recordedFile(
  hypeId: string,
  kind: MediaKind,
  durationSeconds = VIDEO_MS / 1000,
): Promise<string> {
  const path = mediaPath(hypeId, kind, { random: randomUUID().slice(0, 8), fileName: `${kind}.bin` });
  await (await mediaBucket()).file(path).save('x', { contentType: `${MEDIA_TYPE[kind]}/x`, resumable: false });
  const object = await readObject(path);
  const record = { ...object, kind, state: 'accepted', durationSeconds, recordedAt: Timestamp.now() };
  const name = path.slice(path.lastIndexOf('/') + 1);
  await firestore.doc(`uploads/${hypeId}`).set({ objects: { [name]: record } }, { merge: true });
  return path;
}

/** Reserves an id with three such files and returns the input of `hype.create`. */
export async function recordedHype(admin: Admin, change: Partial<CreateHypeInput> = {}): Promise<CreateHypeInput> {
  const { id } = await callerAs(admin).hype.reserve({});
  const [gif = '', audio = '', video = ''] = await Promise.all(MEDIA_KINDS.map((kind) => recordedFile(id, kind)));
  return hypeInput(id, { gif, audio, video }, change);
}

/** Whether there is an object at this path. */
export const objectExists = async (path: string): Promise<boolean> =>
  (await (await mediaBucket()).file(path).exists())[0];
