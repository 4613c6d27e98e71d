import { shardIds, type Sharding } from './sharding.ts';
import type { readSearchChanges, readShards, SearchChanges, Shard } from './userSearchRepository.ts';

/** Where the shards come from. */
export type ShardSource = { readShards: typeof readShards; readSearchChanges: typeof readSearchChanges };

/**
 * The longest time from a shard's `changedAt`, which the database sets, until its commit is visible: it may wait for
 * locks. So every query for changes reaches back this far; versions, which follow the order of commits, then tell what
 * is new.
 */
export const LONGEST_COMMIT_MS = 60_000;

type Loaded = { shards: Map<string, Shard>; readAt: number };

/**
 * The texts of the search index, cached in this instance. They are the same for every caller, and each search asks for
 * changes: two instances never differ for longer than one search.
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

  async function refresh(loaded: Loaded, { versions, readAt }: SearchChanges): Promise<void> {
    const isNewer = ({ id, version }: { id: string; version: string }) =>
      version > (loaded.shards.get(id)?.version ?? '');
    const changed = versions.filter((shard) => loaded.shards.has(shard.id) && isNewer(shard));
    if (changed.length > 0) {
      const { shards } = await source.readShards(changed.map(({ id }) => id));
      // The slower of two concurrent searches must not restore stale shards.
      for (const shard of shards.filter(isNewer)) loaded.shards.set(shard.id, shard);
    }
    loaded.readAt = Math.max(loaded.readAt, readAt);
  }

  /** All shards as they were when asked, or null while there is no index or a part of it is missing. */
  return async function currentShards(): Promise<Iterable<Shard> | null> {
    const known = kept;
    const loaded = await known?.loaded;
    const changes = await source.readSearchChanges(loaded && loaded.readAt - LONGEST_COMMIT_MS);
    const { live } = changes;
    if (!live) return null;
    const current = kept?.generation === live.generation ? kept : undefined;
    const { shards } = await (current?.loaded ?? loadOnce(live));
    if (shards.size < live.shards) {
      kept = undefined;
      return null;
    }
    if (loaded && current === known) await refresh(loaded, changes);
    return shards.values();
  };
}
