import { inTransaction, type Tx } from '../firebase.ts';
import { shardOf } from './sharding.ts';
import { readUserText } from './userRepository.ts';
import { readEntries, readSearchState, writeEntry } from './userSearchRepository.ts';

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
