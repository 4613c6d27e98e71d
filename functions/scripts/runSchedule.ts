/**
 * Runs one scheduled function as if at a given time, since the emulators never run schedules: `runSchedule.ts <name>
 * [time]`. Prints one line that says what it did. Refuses to run against anything but emulators; in production, Cloud
 * Scheduler has a button for it.
 */
import { purgeTrash } from '../src/hype/purgeTrash.ts';
import { shuffleForSlot } from '../src/hype/shuffleHypes.ts';
import { sweepUploads } from '../src/media/sweepUploads.ts';

/** Each schedule by its name; `now` in epoch ms. */
const SCHEDULES: Record<string, (now: number) => Promise<string>> = {
  async shuffleHypes(now) {
    const shuffled = await shuffleForSlot(now);
    if (!shuffled) return 'nothing to do: this time or a later one was shuffled for before';
    return `${shuffled.total} hypes, the order is now version ${shuffled.version}`;
  },
  async sweepUploads(now) {
    const { reservations, objects, failures } = await sweepUploads({ now });
    return `removed ${reservations} reservations and ${objects} objects, ${failures} failures`;
  },
  async purgeTrash(now) {
    const { hypes, failures } = await purgeTrash({ now });
    return `deleted ${hypes} hypes for good, ${failures} failures`;
  },
};

const { FIRESTORE_EMULATOR_HOST, FIREBASE_STORAGE_EMULATOR_HOST } = process.env;
if (!FIRESTORE_EMULATOR_HOST || !FIREBASE_STORAGE_EMULATOR_HOST) {
  throw new Error('Schedules run by hand against emulators only: set the host variables of Firestore and Storage.');
}
const [name = '', time] = process.argv.slice(2);
const run = SCHEDULES[name];
if (run) console.log(`${name}: ${await run(time === undefined ? Date.now() : Date.parse(time))}.`);
else {
  console.error(`There is no schedule "${name}". There are: ${Object.keys(SCHEDULES).join(', ')}.`);
  process.exitCode = 1;
}
