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
  if ((await staleEntries(id)).length === 0) return;
  await inTransaction(async (tx) => {
    for (const { shard, text } of await staleEntries(id, tx)) writeEntry(tx, shard, { userId: id, text });
  });
}

/** The shards whose entry of this user is not what it should be, with what it should be. */
async function staleEntries(id: string, tx?: Tx) {
  const [{ live, building }, text] = await Promise.all([readSearchState(tx), readUserText(id, tx)]);
  const wanted = [
    ...(live ? [{ shard: shardOf(id, live), text: text ?? undefined }] : []),
    // In a cut that is being filled a deleted user stays as null, or the filling could bring them back.
    ...(building ? [{ shard: shardOf(id, building), text }] : []),
  ];
  const shards = wanted.map(({ shard }) => shard);
  const known = await readEntries(shards, id, tx);
  return wanted.filter((entry, index) => entry.text !== known[index]);
}
