/**
 * Fills the running emulators with demo data: admins, hypes with real media, users and the legal texts. Existing data
 * stays as it is, so it can run any number of times. Refuses to run against anything but emulators.
 */
import { firestore, inTransaction } from '../src/firebase.ts';
import { createHype } from '../src/hype/createHype.ts';
import { readHype } from '../src/hype/hypeRepository.ts';
import { insertReservation, readReservation } from '../src/media/reservationRepository.ts';
import { allowSweep } from '../src/media/sweepPermission.ts';
import { rebuildUserSearch } from '../src/user/rebuildUserSearch.ts';
import { demoAdmins } from './demoAdmins.ts';
import { demoHypes, type DemoHype } from './demoHypes.ts';
import { demoUsers } from './demoUsers.ts';
import { EPOCH, requireEmulators, seedAdmins, seedTexts, storeDemoMedia, storedAdmin } from './seedBasics.ts';

const DAY_MS = 86_400_000;

async function seedHype(demo: DemoHype, createdAt: number): Promise<void> {
  if (await readHype(demo.id)) return;
  const { id, title, artist, timestamps, isPremium } = demo;
  await inTransaction(async (tx) => {
    if (!(await readReservation(id, tx)))
      insertReservation(tx, { id, owner: demo.admin.id, forHype: false, createdAt });
  });
  const media = await storeDemoMedia(id, demo.video);
  await createHype(storedAdmin(demo.admin), { id, title, artist, timestamps, isPremium, media }, createdAt);
}

async function seedUsers(): Promise<void> {
  const batch = firestore.batch();
  for (const { id, document } of demoUsers) batch.set(firestore.collection('users').doc(id), document, { merge: true });
  await batch.commit();
}

requireEmulators();
await seedAdmins();
for (const [index, hype] of demoHypes.entries()) await seedHype(hype, EPOCH + (index + 1) * DAY_MS);
await seedUsers();
await rebuildUserSearch();
await seedTexts();
await allowSweep(EPOCH);
console.log(`Demo data: ${demoAdmins.length} admins, ${demoHypes.length} hypes, ${demoUsers.length} users, 2 texts.`);
