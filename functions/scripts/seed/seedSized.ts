import { MEDIA_KINDS, type Media, type MediaKind } from '@hypelar/shared/media';
import { firestore, mediaBucket, type DocumentData } from '../../src/firebase.ts';
import { downloadUrl, readObject } from '../../src/media/objectStore.ts';
import { allowSweep } from '../../src/media/sweepPermission.ts';
import { rebuildUserSearch } from '../../src/user/rebuildUserSearch.ts';
import { clearFirestore } from '../../test/emulators.ts';
import { owner } from '../demoAdmins.ts';
import { repairRegistry } from '../import/repairRegistry.ts';
import { EPOCH, requireEmulators, seedAdmins, seedTexts, storeDemoMedia } from '../seedBasics.ts';
import { hypeId, sizedHype, sizedRegistry, sizedReservation, type SharedMedia } from './sizedHypes.ts';
import { sizedUser, userId } from './sizedUsers.ts';

export type Size = { hypes: number; users: number };

/** How many premium hypes the owner has marked: half of their limit. */
const MARKED = owner.hypePremiumLimit / 2;

/** Stores the three files once, under the first hype: three each for 10,000 hypes would take an hour. */
async function storeSharedMedia(): Promise<SharedMedia> {
  const id = hypeId(1);
  const paths = await storeDemoMedia(id);
  const file = async (kind: MediaKind) => {
    const object = await readObject(paths[kind]);
    if (!object) throw new Error(`${paths[kind]} was not stored.`);
    const { path, size, contentType, md5Hash } = object;
    return { path, size, contentType, md5Hash };
  };
  const media: Media = { gif: await file('gif'), audio: await file('audio'), video: await file('video') };
  const [gifUrl = '', audioUrl = '', videoUrl = ''] = await Promise.all(
    MEDIA_KINDS.map((kind) => downloadUrl(paths[kind])),
  );
  return { media, gifUrl, audioUrl, videoUrl };
}

type Documents = {
  collection: string;
  count: number;
  document: (number: number) => { id: string; data: DocumentData };
};

/** How many writes are in flight at once: enough to keep the emulator busy, few enough for its memory. */
const BLOCK = 5000;

async function writeAll({ collection, count, document }: Documents): Promise<void> {
  for (let first = 1; first <= count; first += BLOCK) {
    const writer = firestore.bulkWriter({ throttling: false });
    for (let number = first; number < first + BLOCK && number <= count; number += 1) {
      const { id, data } = document(number);
      void writer.set(firestore.collection(collection).doc(id), data);
    }
    await writer.close();
  }
}

/**
 * Replaces everything in the emulators with this many hypes and users, the same every time, and with the demo admins,
 * the legal texts, the registry and the search index. The triggers must be off: one event per user would take hours.
 */
export async function seedSized({ hypes, users }: Size): Promise<void> {
  requireEmulators();
  await clearFirestore();
  await (await mediaBucket()).deleteFiles({ prefix: 'hypes/', force: true });
  await seedAdmins();
  await seedTexts();
  await allowSweep(EPOCH);
  if (hypes > 0) {
    const media = await storeSharedMedia();
    await writeAll({
      ...{ collection: 'hypes', count: hypes },
      document: (position) => ({ id: hypeId(position), data: sizedHype(position, media) }),
    });
    await firestore
      .collection('uploads')
      .doc(hypeId(1))
      .set(sizedReservation(hypeId(1), owner.id));
  }
  await firestore.doc('meta/hypeOrder').set({ count: hypes, version: 1 });
  await firestore.doc('premiumHypes/premium').set(sizedRegistry(hypes, { by: owner.id, count: MARKED }));
  await repairRegistry();
  await writeAll({
    ...{ collection: 'users', count: users },
    document: (number) => ({ id: userId(number), data: sizedUser(number, hypes) }),
  });
  await rebuildUserSearch();
}
