/**
 * Fills the running emulators with demo data: admins, hypes with real media, users and the legal texts. What is there
 * already stays as it is, so it can run any number of times. Refuses to run against anything but emulators.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mediaPath, MEDIA_KINDS, type MediaKind } from '@hypelar/shared/media';
import { adminClaims, writeAdmin } from '../src/admin/adminRepository.ts';
import { auth, firestore, inTransaction, mediaBucket, Timestamp } from '../src/firebase.ts';
import { createHype } from '../src/hype/createHype.ts';
import { readHype } from '../src/hype/hypeRepository.ts';
import { insertReservation, readReservation } from '../src/media/reservationRepository.ts';
import { rebuildUserSearch } from '../src/user/rebuildUserSearch.ts';
import { demoAdmins, type DemoAdmin } from './demoAdmins.ts';
import { demoHypes, type DemoHype } from './demoHypes.ts';
import { demoUsers } from './demoUsers.ts';

const MEDIA = join(import.meta.dirname, '../../web/e2e/media');
/** Any fixed time in the past, so that the demo data is the same on every machine. */
const EPOCH = Date.UTC(2026, 0, 5, 9);
const DAY_MS = 86_400_000;

const admin = (demo: DemoAdmin) => ({
  ...{ id: demo.id, email: demo.email, ...demo.flags, hypePremiumLimit: demo.hypePremiumLimit },
  ...{ disabled: false, createdAt: EPOCH, createdBy: null },
});

async function seedAdmin(demo: DemoAdmin): Promise<void> {
  const account = { email: demo.email, password: demo.password, emailVerified: true, disabled: false };
  const { users } = await auth.getUsers([{ uid: demo.id }]);
  await (users.length > 0 ? auth.updateUser(demo.id, account) : auth.createUser({ uid: demo.id, ...account }));
  await auth.setCustomUserClaims(demo.id, adminClaims(admin(demo)));
  await writeAdmin(admin(demo));
}

const CONTENT_TYPES = {
  'gif.mp4': 'video/mp4',
  'audio.mp3': 'audio/mpeg',
  'video.mp4': 'video/mp4',
  'video.webm': 'video/webm',
};
type FileName = keyof typeof CONTENT_TYPES;

async function seedHype(demo: DemoHype, createdAt: number): Promise<void> {
  if (await readHype(demo.id)) return;
  const { id, title, artist, timestamps, isPremium } = demo;
  await inTransaction(async (tx) => {
    if (!(await readReservation(id, tx)))
      insertReservation(tx, { id, owner: demo.admin.id, forHype: false, createdAt });
  });
  const fileNames = { gif: 'gif.mp4', audio: 'audio.mp3', video: demo.video } satisfies Record<MediaKind, FileName>;
  const path = (kind: MediaKind) => mediaPath(id, kind, { random: 'demodemo', fileName: fileNames[kind] });
  const bucket = await mediaBucket();
  for (const kind of MEDIA_KINDS) {
    const contentType = CONTENT_TYPES[fileNames[kind]];
    await bucket.file(path(kind)).save(await readFile(join(MEDIA, fileNames[kind])), { contentType, resumable: false });
  }
  const media = { gif: path('gif'), audio: path('audio'), video: path('video') };
  await createHype(admin(demo.admin), { id, title, artist, timestamps, isPremium, media }, createdAt);
}

async function seedUsers(): Promise<void> {
  const batch = firestore.batch();
  for (const { id, document } of demoUsers) batch.set(firestore.collection('users').doc(id), document, { merge: true });
  await batch.commit();
}

async function seedDoc(id: 'terms' | 'privacy', detail: string): Promise<void> {
  const document = firestore.collection('docs').doc(id);
  if ((await document.get()).exists) return;
  await document.set({ detail, updatedAt: Timestamp.fromMillis(EPOCH), updatedBy: 'demo-owner' });
}

const { FIRESTORE_EMULATOR_HOST, FIREBASE_AUTH_EMULATOR_HOST, FIREBASE_STORAGE_EMULATOR_HOST } = process.env;
if (!FIRESTORE_EMULATOR_HOST || !FIREBASE_AUTH_EMULATOR_HOST || !FIREBASE_STORAGE_EMULATOR_HOST) {
  throw new Error('The demo data goes into emulators only: set the host variables of Firestore, Auth and Storage.');
}
await Promise.all(demoAdmins.map(seedAdmin));
for (const [index, hype] of demoHypes.entries()) await seedHype(hype, EPOCH + (index + 1) * DAY_MS);
await seedUsers();
await rebuildUserSearch();
await seedDoc('terms', 'Kullanım koşulları: bu metin yalnızca gösterim içindir.');
await seedDoc('privacy', 'Gizlilik politikası: bu metin yalnızca gösterim içindir.');
console.log(`Demo data: ${demoAdmins.length} admins, ${demoHypes.length} hypes, ${demoUsers.length} users, 2 texts.`);
