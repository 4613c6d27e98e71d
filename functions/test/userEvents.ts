import { indexedText } from '@hypelar/shared/userSearch';
import fc from 'fast-check';
import { expect } from 'vitest';
import { firestore, inTransaction } from '../src/firebase.ts';
import { indexChange } from '../src/user/indexUser.ts';
import { shardOf } from '../src/user/sharding.ts';
import type { UserSnapshot } from '../src/user/userRepository.ts';
import { readTexts, writeSearchState } from '../src/user/userSearchRepository.ts';

const LIVE = { generation: 1, shards: 2 };
const BUILDING = { generation: 2, shards: 3 };

/** A change of one of three users, with the deliveries of its event: each after `delay` further changes. */
const change = fc.record({
  user: fc.constantFrom('a', 'auth0|b.c', 'ç'),
  /** null deletes; a name creates, renames or brings back */
  name: fc.option(fc.constantFrom('Işık', 'İbrahim', 'Şükrü'), { freq: 3 }),
  deliveries: fc.array(fc.record({ delay: fc.nat(4), order: fc.nat() }), { minLength: 1, maxLength: 5 }),
});
const sequence = fc.record({ changes: fc.array(change, { minLength: 1, maxLength: 8 }), parallel: fc.boolean() });
type Sequence = typeof sequence extends fc.Arbitrary<infer Value> ? Value : never;

/**
 * Runs this many sequences of changes whose events are late, repeated and reordered, while one version of the index is
 * searched and another one is built. Both must end as if each event had been delivered once and in order, matching the
 * users. Returns the number of sequences.
 */
export async function checkUserEvents(numRuns: number): Promise<number> {
  await inTransaction(async (tx) => writeSearchState(tx, { live: LIVE, building: BUILDING }));
  let run = 0;
  await fc.assert(
    fc.asyncProperty(sequence, async (events) => {
      run += 1;
      await checkSequence(`${run}-`, events);
    }),
    { numRuns },
  );
  return run;
}

async function checkSequence(prefix: string, { changes, parallel }: Sequence): Promise<void> {
  const last = new Map<string, string | null>();
  const events: { before: UserSnapshot; after: UserSnapshot }[] = [];
  const deliveries: Promise<void>[] = [];
  for (const [step, { user, name }] of changes.entries()) {
    const id = prefix + user;
    last.set(id, name);
    const document = firestore.collection('users').doc(id);
    const before = await document.get();
    await (name === null ? document.delete() : document.set({ name }));
    events.push({ before, after: await document.get() });
    for (const told of due(changes, step).flatMap((made) => events[made] ?? [])) {
      const delivery = indexChange(told);
      // In parallel, later changes run during the delivery.
      if (parallel) deliveries.push(delivery);
      else await delivery;
    }
  }
  await Promise.all(deliveries);
  for (const [id, name] of last) {
    const text = name === null ? null : indexedText({ name, email: '' });
    expect((await readTexts(shardOf(id, LIVE)))[id]).toBe(text ?? undefined);
    expect((await readTexts(shardOf(id, BUILDING)))[id] ?? null).toBe(text);
  }
}

/** The changes whose events are delivered after this step; after the last step, all that are still outstanding. */
function due(changes: Sequence['changes'], step: number): number[] {
  const isLast = step === changes.length - 1;
  return changes
    .flatMap(({ deliveries }, made) => deliveries.map((delivery) => ({ made, ...delivery })))
    .filter(({ made, delay }) => (isLast ? made + delay >= step : made + delay === step))
    .toSorted((one, other) => one.order - other.order)
    .map(({ made }) => made);
}
