import { firestore, Timestamp } from '../firebase.ts';
import { listObjects } from './objectStore.ts';

/*
 * `meta/sweep` is {allowedAt}. Without it the sweep deletes no object: in a project with earlier data every object is
 * one that no hype uses, until that data is imported.
 */
const document = () => firestore.collection('meta').doc('sweep');

/** Whether every object that a hype uses is known to be used, so that the others can go. */
export async function maySweepObjects(): Promise<boolean> {
  return (await document().get()).exists;
}

/** Lets the sweep delete objects from now on. `now` in epoch ms; the first time stays. */
export async function allowSweep(now = Date.now()): Promise<void> {
  if (!(await maySweepObjects())) await document().set({ allowedAt: Timestamp.fromMillis(now) });
}

/** Takes that back. */
export async function forbidSweep(): Promise<void> {
  await document().delete();
}

/** The same for a project that begins empty; false, and nothing, when there are objects that an import may be about. */
export async function allowSweepOfEmptyBucket(now = Date.now()): Promise<boolean> {
  const { objects } = await listObjects({ prefix: 'hypes/', maxResults: 1 });
  if (objects.length === 0) await allowSweep(now);
  return objects.length === 0;
}
