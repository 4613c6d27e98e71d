import { shardIds, shardOf } from './sharding.ts';
import { largestBytes, LARGE_SHARD_BYTES } from './shardSize.ts';
import { scanUserTexts } from './userRepository.ts';
import { readSearchState, readTexts, type SearchState, type StoredTexts } from './userSearchRepository.ts';

export type UserSearchCheck = SearchState & {
  users: number;
  /** Users whose entry is missing or stale, and entries without a user */
  wrong: number;
  largestShardBytes: number;
  /** Whether the index is missing, wrong, or has a shard that is too large */
  needsRebuild: boolean;
};

/**
 * Compares the search index with all users. Changes nothing. A user whose change event is still on its way counts as
 * wrong.
 */
export async function checkUserSearch(): Promise<UserSearchCheck> {
  const state = await readSearchState();
  const { live } = state;
  const shards = new Map<string, StoredTexts>();
  for (const shard of live ? shardIds(live) : []) shards.set(shard, await readTexts(shard));
  const largestShardBytes = largestBytes(shards.values());

  let users = 0;
  let wrong = 0;
  for await (const page of scanUserTexts()) {
    users += page.length;
    for (const [id, text] of page) {
      const entries = live ? shards.get(shardOf(id, live)) : undefined;
      if (entries?.[id] !== text) wrong += 1;
      if (entries) delete entries[id];
    }
  }
  // What is left belongs to no user.
  for (const entries of shards.values()) wrong += Object.values(entries).filter((text) => text !== null).length;
  const needsRebuild = !live || wrong > 0 || largestShardBytes > LARGE_SHARD_BYTES;
  return { ...state, users, wrong, largestShardBytes, needsRebuild };
}
