/** A generation of the search index, split into `shards` documents. A later one has a greater `generation`. */
export type Sharding = { generation: number; shards: number };

/** The ids of all shards, documents of `userSearch`. */
export function shardIds({ generation, shards }: Sharding): string[] {
  return Array.from({ length: shards }, (_, shard) => `${generation}-${shard}`);
}

/** The shard that holds this user: by a hash of the id (FNV-1a), so that neighbouring ids spread. */
export function shardOf(userId: string, { generation, shards }: Sharding): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < userId.length; index += 1) {
    hash = Math.imul(hash ^ userId.charCodeAt(index), 0x01000193);
  }
  return `${generation}-${(hash >>> 0) % shards}`;
}

/** The generation that a shard belongs to. */
export function generationOf(shard: string): number {
  return Number.parseInt(shard, 10);
}
