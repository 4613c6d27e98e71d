import fc from 'fast-check';
import { expect } from 'vitest';
import { firestore } from '../src/firebase.ts';
import { readObject } from '../src/media/objectStore.ts';
import { recordObject, recordRemoval } from '../src/media/recordObject.ts';
import type { StoredObject } from '../src/media/uploadRecord.ts';
import { documents } from './emulators.ts';
import { callerAs, makeAdmin, upload } from './factories.ts';

type Event = { tell: 'upload' | 'removal'; generation: number };

const EVENTS: Event[] = [1, 2, 3].flatMap((generation): Event[] => [
  { tell: 'upload', generation },
  { tell: 'removal', generation },
]);

/** Some of the events in the order in which they happened, and the same in any order, some of them more than once. */
const deliveries = fc.subarray(EVENTS, { minLength: 2 }).chain((events) =>
  fc.array(fc.constantFrom(...events), { maxLength: 4 }).chain((repeated) => {
    const all = [...events, ...repeated];
    return fc.tuple(fc.constant(events), fc.shuffledSubarray(all, { minLength: all.length }));
  }),
);

/** Delivers so many sequences of events about one object, doubled and permuted: each must end as one ordered delivery. */
export async function checkUploadEvents(numRuns: number): Promise<void> {
  const { id } = await callerAs(await makeAdmin()).hype.reserve({});
  const object = await readObject(await upload(id, 'gif'));
  if (!object) throw new Error('The upload is not there.');
  const newest = BigInt(object.generation);
  const deliver = async (events: Event[]) => {
    await firestore.doc(`uploads/${id}`).update({ objects: {} });
    for (const { tell, generation } of events) {
      // The newest of the three is the object that is there.
      const told: StoredObject = { ...object, generation: `${newest - 3n + BigInt(generation)}` };
      await (tell === 'upload' ? recordObject(told, 0) : recordRemoval(told, 0));
    }
    return (await documents('uploads'))[id];
  };
  await fc.assert(
    fc.asyncProperty(deliveries, async ([events, delivered]) => {
      expect(await deliver(delivered)).toEqual(await deliver(events));
    }),
    { numRuns, endOnFailure: true },
  );
}
