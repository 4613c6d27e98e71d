import { shardIds, type Sharding } from './sharding.ts';
import type { readShardChanges, readShards, Shard } from './userSearchRepository.ts';

/** Where the shards come from. */
export type ShardSource = { readShards: typeof readShards; readShardChanges: typeof readShardChanges };

/**
 * A shard carries the time at which the database took its change on, which can be earlier than the time from which on it
 * is seen: a commit may wait for locks. So every question about changes reaches back by the longest that one can take;
 * versions, which follow the order of commits, then tell what is new.
 */
export const LONGEST_COMMIT_MS = 60_000;

type Loaded = { shards: Map<string, Shard>; readAt: number };

/**
 * The texts of the search index, kept in the memory of this instance. It is data, the same for every caller, and asks
 * for changes at each search: two instances never differ for longer than one search.
 */
export function createUserIndex(source: ShardSource) {
  let kept: { generation: number; loaded: Promise<Loaded> } | undefined;

  async function load(sharding: Sharding): Promise<Loaded> {
    const { shards, readAt } = await source.readShards(shardIds(sharding));
    return { shards: new Map(shards.map((shard) => [shard.id, shard])), readAt };
  }

  /** Concurrent searches of a cold instance share one load, and the next one tries again when it failed. */
  function loadOnce(sharding: Sharding): Promise<Loaded> {
    const loading = { generation: sharding.generation, loaded: load(sharding) };
    kept = loading;
    return loading.loaded.catch((error: unknown) => {
      if (kept === loading) kept = undefined;
      throw error;
    });
  }

  async function refresh(loaded: Loaded): Promise<void> {
    const { versions, readAt } = await source.readShardChanges(loaded.readAt - LONGEST_COMMIT_MS);
    const isNewer = ({ id, version }: { id: string; version: string }) =>
      version > (loaded.shards.get(id)?.version ?? '');
    const changed = versions.filter((shard) => loaded.shards.has(shard.id) && isNewer(shard));
    if (changed.length > 0) {
      const { shards } = await source.readShards(changed.map(({ id }) => id));
      // Of two searches at once the slower one must not bring back what was.
      for (const shard of shards.filter(isNewer)) loaded.shards.set(shard.id, shard);
    }
    loaded.readAt = Math.max(loaded.readAt, readAt);
  }

  /** All shards as they were when asked, or null when some are missing and the index cannot be relied on. */
  return async function currentShards(sharding: Sharding): Promise<Iterable<Shard> | null> {
    const known = kept?.generation === sharding.generation ? kept : undefined;
    const loaded = await (known?.loaded ?? loadOnce(sharding));
    if (loaded.shards.size < sharding.shards) {
      kept = undefined;
      return null;
    }
    if (known) await refresh(loaded);
    return loaded.shards.values();
  };
}
