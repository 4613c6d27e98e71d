import { inTransaction, type Tx } from '../firebase.ts';
import { shardOf } from './sharding.ts';
import { readUserText, userTextOf, type UserSnapshot } from './userRepository.ts';
import { readEntries, readSearchState, writeEntry } from './userSearchRepository.ts';

/**
 * Brings the search index in line with a change of a user. One that leaves the indexed text as it was reads nothing: each
 * that changes it is told by an event of its own, whenever that comes.
 */
export async function indexChange({ before, after }: { before: UserSnapshot; after: UserSnapshot }): Promise<void> {
  if (before.exists && after.exists && userTextOf(before) === userTextOf(after)) return;
  // The id of the document itself: the one in the event's params comes by a header, which garbles what is not ASCII
  // (firebase-functions issue 1459).
  await indexUser(after.exists ? after.id : before.id);
}

/**
 * Brings the search index in line with one user. It does not look at what an event says but reads the user in the
 * transaction that writes: an event told late, twice or in any order writes what is true now, or nothing. That is also
 * why the first look may do without a transaction: whatever changes after it is told by an event of its own.
 */
export async function indexUser(id: string): Promise<void> {
  const wanted = await wantedEntries(id);
  const known = await readEntries(wanted, id);
  if (wanted.every(({ text }, index) => text === known[index])) return;
  await inTransaction(async (tx) => {
    // The shard itself is not read here: thousands of users share it, and their events must not wait for each other.
    for (const entry of await wantedEntries(id, tx)) writeEntry(tx, { userId: id, ...entry });
  });
}

/** What the index should say of this user, and where. */
async function wantedEntries(id: string, tx?: Tx) {
  const [{ live, building }, text] = await Promise.all([readSearchState(tx), readUserText(id, tx)]);
  return [
    ...(live ? [{ shard: shardOf(id, live), text: text ?? undefined }] : []),
    // In a cut that is being filled a deleted user stays as null, or the filling could bring them back.
    ...(building ? [{ shard: shardOf(id, building), text }] : []),
  ];
}
