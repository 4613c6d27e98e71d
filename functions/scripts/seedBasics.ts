import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mediaPath, MEDIA_KINDS, type MediaKind, type MediaPaths } from '@hypelar/shared/media';
import { adminClaims, writeAdmin } from '../src/admin/adminRepository.ts';
import { auth, firestore, mediaBucket, Timestamp } from '../src/firebase.ts';
import { demoAdmins, type DemoAdmin } from './demoAdmins.ts';

const MEDIA = join(import.meta.dirname, '../../web/e2e/media');
/** A fixed time in the past, in epoch ms, so that the data is the same on every machine. */
export const EPOCH = Date.UTC(2026, 0, 5, 9);

/** Throws unless all three emulators are configured, so that no real data is overwritten. */
export function requireEmulators(): void {
  const { FIRESTORE_EMULATOR_HOST, FIREBASE_AUTH_EMULATOR_HOST, FIREBASE_STORAGE_EMULATOR_HOST } = process.env;
  if (FIRESTORE_EMULATOR_HOST && FIREBASE_AUTH_EMULATOR_HOST && FIREBASE_STORAGE_EMULATOR_HOST) return;
  throw new Error('The data goes into emulators only: set the host variables of Firestore, Auth and Storage.');
}

/** An admin of the demo data as stored. */
export const storedAdmin = (demo: DemoAdmin) => ({
  ...{ id: demo.id, email: demo.email, ...demo.flags, hypePremiumLimit: demo.hypePremiumLimit },
  ...{ disabled: false, createdAt: EPOCH, createdBy: null },
});

async function seedAdmin(demo: DemoAdmin): Promise<void> {
  const account = { email: demo.email, password: demo.password, emailVerified: true, disabled: false };
  const { users } = await auth.getUsers([{ uid: demo.id }]);
  await (users.length > 0 ? auth.updateUser(demo.id, account) : auth.createUser({ uid: demo.id, ...account }));
  await auth.setCustomUserClaims(demo.id, adminClaims(storedAdmin(demo)));
  await writeAdmin(storedAdmin(demo));
}

/** Writes the demo admins with their accounts. */
export async function seedAdmins(): Promise<void> {
  await Promise.all(demoAdmins.map(seedAdmin));
}

async function seedText(id: 'terms' | 'privacy', detail: string): Promise<void> {
  const document = firestore.collection('docs').doc(id);
  if ((await document.get()).exists) return;
  await document.set({ detail, updatedAt: Timestamp.fromMillis(EPOCH), updatedBy: 'demo-owner' });
}

/** Writes the legal texts that do not exist yet. */
export async function seedTexts(): Promise<void> {
  await seedText('terms', 'Kullanım koşulları: bu metin yalnızca gösterim içindir.');
  await seedText('privacy', 'Gizlilik politikası: bu metin yalnızca gösterim içindir.');
}

const CONTENT_TYPES = {
  'gif.mp4': 'video/mp4',
  'audio.mp3': 'audio/mpeg',
  'video.mp4': 'video/mp4',
  'video.webm': 'video/webm',
};
type FileName = keyof typeof CONTENT_TYPES;

/** Stores the three files of a hype: small real media with a video of 6000 ms. */
export async function storeDemoMedia(id: string, video: 'video.mp4' | 'video.webm' = 'video.mp4'): Promise<MediaPaths> {
  const fileNames = { gif: 'gif.mp4', audio: 'audio.mp3', video } satisfies Record<MediaKind, FileName>;
  const path = (kind: MediaKind) => mediaPath(id, kind, { random: 'demodemo', fileName: fileNames[kind] });
  const bucket = await mediaBucket();
  for (const kind of MEDIA_KINDS) {
    const metadata = {
      contentType: CONTENT_TYPES[fileNames[kind]],
      // Keeps the download address the same every time.
      metadata: { firebaseStorageDownloadTokens: `demo-${kind}` },
    };
    await bucket.file(path(kind)).save(await readFile(join(MEDIA, fileNames[kind])), { metadata, resumable: false });
  }
  return { gif: path('gif'), audio: path('audio'), video: path('video') };
}
