import { inTransaction } from '../firebase.ts';
import { shardIds, shardOf, type Sharding } from './sharding.ts';
import { largestBytes, MAX_NEW_SHARD_BYTES, USERS_PER_SHARD, wantedShards } from './shardSize.ts';
import { countUsers, scanUserTexts } from './userRepository.ts';
import {
  deleteShardsBefore,
  readSearchState,
  readTexts,
  writeSearchState,
  writeTexts,
  type StoredTexts,
} from './userSearchRepository.ts';

export type Rebuilt = { users: number; shards: number; generation: number; largestShardBytes: number; deleted: number };

type Options = {
  usersPerShard?: number;
  now?: number;
  /** Called when all users are read, and when all shards are written but not searched yet */
  onStep?: (step: 'scanned' | 'filled') => Promise<void> | void;
};

/**
 * Rebuilds the search index with shards for the current number of users. Meanwhile searches use the previous
 * generation, and changes of users go into both. Can be interrupted and run again at any point; of two concurrent runs
 * the later one wins and the earlier one fails.
 */
export async function rebuildUserSearch(options: Options = {}): Promise<Rebuilt> {
  const { usersPerShard = USERS_PER_SHARD, now = Date.now(), onStep = () => undefined } = options;
  for (let shards = wantedShards(await countUsers(), usersPerShard); ; shards *= 2) {
    // From here on every change of a user also goes into the new generation. The scan comes later, so none is missed.
    const sharding = await startBuilding(shards, now);
    const filled = await collectTexts(sharding);
    const largestShardBytes = largestBytes(filled.values());
    if (largestShardBytes > MAX_NEW_SHARD_BYTES) continue;
    await onStep('scanned');
    for (const [shard, texts] of filled) await fillShard(sharding, shard, texts);
    await onStep('filled');
    const previous = await goLive(sharding);
    // A running search may still read the previous generation: the next rebuild deletes it.
    const deleted = await deleteShardsBefore((previous ?? sharding).generation);
    const users = Array.from(filled.values(), (texts) => Object.keys(texts).length).reduce((sum, n) => sum + n, 0);
    return { users, ...sharding, largestShardBytes, deleted };
  }
}

function startBuilding(shards: number, now: number): Promise<Sharding> {
  return inTransaction(async (tx) => {
    const { live, building } = await readSearchState(tx);
    // From the clock, so that shards left by a state that was lost are never taken for this generation's.
    const generation = Math.max(now, (live?.generation ?? 0) + 1, (building?.generation ?? 0) + 1);
    writeSearchState(tx, { live, building: { generation, shards } });
    return { generation, shards };
  });
}

async function collectTexts(sharding: Sharding): Promise<Map<string, StoredTexts>> {
  const filled = new Map(shardIds(sharding).map((shard): [string, StoredTexts] => [shard, {}]));
  for await (const users of scanUserTexts()) {
    for (const [id, text] of users) Object.assign(filled.get(shardOf(id, sharding)) ?? {}, { [id]: text });
  }
  return filled;
}

/** Entries that the trigger has written since the scan began are newer and win, deletions (null) too. */
function fillShard(sharding: Sharding, shard: string, scanned: StoredTexts): Promise<void> {
  return inTransaction(async (tx) => {
    const [state, newer] = await Promise.all([readSearchState(tx), readTexts(shard, tx)]);
    requireCurrent(sharding, state.building);
    const texts = Object.entries({ ...scanned, ...newer }).filter(([, text]) => text !== null);
    writeTexts(tx, shard, Object.fromEntries(texts));
  });
}

function goLive(sharding: Sharding): Promise<Sharding | null> {
  return inTransaction(async (tx) => {
    const { live, building } = await readSearchState(tx);
    requireCurrent(sharding, building);
    writeSearchState(tx, { live: sharding, building: null });
    return live;
  });
}

function requireCurrent(sharding: Sharding, building: Sharding | null): void {
  if (building?.generation !== sharding.generation) throw new Error('Another rebuild of the user search has started.');
}
