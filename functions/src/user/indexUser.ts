import { inTransaction, type Tx } from '../firebase.ts';
import { shardOf } from './sharding.ts';
import { readUserText, userTextOf, type UserSnapshot } from './userRepository.ts';
import { readEntries, readSearchState, writeEntry } from './userSearchRepository.ts';

/**
 * Updates the search index after a change of a user. A change that leaves the indexed text as it was reads nothing:
 * every change of the text has its own event, whenever that arrives.
 */
export async function indexChange({ before, after }: { before: UserSnapshot; after: UserSnapshot }): Promise<void> {
  if (before.exists && after.exists && userTextOf(before) === userTextOf(after)) return;
  // The document's own id: the one in the event's params comes in a header, which garbles non-ASCII characters
  // (firebase-functions issue 1459).
  await indexUser(after.exists ? after.id : before.id);
}

/**
 * Brings the search index in line with one user. Ignores the data of the event and reads the user in the transaction
 * that writes: late, repeated or reordered events write the current state, or nothing. For the same reason the first
 * check needs no transaction: a later change has its own event.
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

/** The entries that the index should have for this user, each with its shard. */
async function wantedEntries(id: string, tx?: Tx) {
  const [{ live, building }, text] = await Promise.all([readSearchState(tx), readUserText(id, tx)]);
  return [
    ...(live ? [{ shard: shardOf(id, live), text: text ?? undefined }] : []),
    // While a generation is being built, a deleted user stays as null, or the build could bring them back.
    ...(building ? [{ shard: shardOf(id, building), text }] : []),
  ];
}
