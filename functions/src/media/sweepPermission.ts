import { firestore, Timestamp } from '../firebase.ts';
import { listObjects } from './objectStore.ts';

/*
 * `meta/sweep` is {allowedAt}. Without it the sweep deletes no object: in a project with legacy data, no hype uses any
 * object until that data is imported.
 */
const document = () => firestore.collection('meta').doc('sweep');

/** Whether the sweep may delete objects: all objects in use are known. */
export async function maySweepObjects(): Promise<boolean> {
  return (await document().get()).exists;
}

/** Allows the sweep to delete objects. `now` in epoch ms; an earlier time stays. */
export async function allowSweep(now = Date.now()): Promise<void> {
  if (!(await maySweepObjects())) await document().set({ allowedAt: Timestamp.fromMillis(now) });
}

/** Withdraws that permission. */
export async function forbidSweep(): Promise<void> {
  await document().delete();
}

/** Allows the sweep if there are no objects of hypes, which an import may need; otherwise false, without a change. */
export async function allowSweepOfEmptyBucket(now = Date.now()): Promise<boolean> {
  const { objects } = await listObjects({ prefix: 'hypes/', maxResults: 1 });
  if (objects.length === 0) await allowSweep(now);
  return objects.length === 0;
}
