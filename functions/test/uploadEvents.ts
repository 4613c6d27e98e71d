import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { firestore } from '../src/firebase.ts';
import { readObject } from '../src/media/objectStore.ts';
import { recordObject, recordRemoval } from '../src/media/recordObject.ts';
import type { StoredObject } from '../src/media/uploadRecord.ts';
import { clearFirestore, documents } from './emulators.ts';
import { callerAs, makeAdmin, upload } from './factories.ts';

type Event = { tell: 'upload' | 'removal'; generation: number };

const EVENTS: Event[] = [1, 2, 3].flatMap((generation): Event[] => [
  { tell: 'upload', generation },
  { tell: 'removal', generation },
]);

/** Some of the events in the order they happened, and the same in any order, some repeated. */
const deliveries = fc.subarray(EVENTS, { minLength: 2 }).chain((events) =>
  fc.array(fc.constantFrom(...events), { maxLength: 4 }).chain((repeated) => {
    const all = [...events, ...repeated];
    return fc.tuple(fc.constant(events), fc.shuffledSubarray(all, { minLength: all.length }));
  }),
);

/**
 * Tests this many sequences of events about one object, repeated and reordered: each must end as if delivered once and
 * in order.
 */
export function testUploadEvents({ numRuns, timeout }: { numRuns: number; timeout: number }): void {
  beforeEach(clearFirestore);

  it(
    `T24, fault 2, fault 3: ${numRuns} sequences of events about an object, repeated and in any order, end as one ordered delivery`,
    { timeout },
    async () => {
      const deliver = await makeDelivery();
      await fc.assert(
        fc.asyncProperty(deliveries, async ([events, delivered]) => {
          expect(await deliver(delivered)).toEqual(await deliver(events));
        }),
        { numRuns, endOnFailure: true },
      );
    },
  );
}

/**
 * Makes an object. Returns a function that delivers events about it, as if there had been none before, and returns what
 * is recorded.
 */
async function makeDelivery() {
  const { id } = await callerAs(await makeAdmin()).hype.reserve({});
  const object = await readObject(await upload(id, 'gif'));
  if (!object) throw new Error('The upload is not there.');
  const newest = BigInt(object.generation);
  return async (events: Event[]) => {
    await firestore.doc(`uploads/${id}`).update({ objects: {} });
    for (const { tell, generation } of events) {
      // The newest of the three is the stored object.
      const told: StoredObject = { ...object, generation: `${newest - 3n + BigInt(generation)}` };
      await (tell === 'upload' ? recordObject(told, 0) : recordRemoval(told, 0));
    }
    return (await documents('uploads'))[id];
  };
}
