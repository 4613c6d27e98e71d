/** How many users a shard is made for: about 280 KB of the 1 MiB that a document may have. */
export const USERS_PER_SHARD = 5000;
/** A new shard above this many bytes has too little room to grow: the index is split into more shards. */
export const MAX_NEW_SHARD_BYTES = 500_000;
/** A shard above this many bytes approaches the 1 MiB at which no user can be added: rebuild the index. */
export const LARGE_SHARD_BYTES = 700_000;

/** The number of shards for this many users. */
export function wantedShards(users: number, usersPerShard: number): number {
  return Math.max(1, Math.ceil(users / usersPerShard));
}

/** The stored size of a shard's texts in bytes: each key and text takes one byte more than its UTF-8. */
export function textsBytes(texts: Record<string, string | null>): number {
  let bytes = 0;
  for (const [id, text] of Object.entries(texts)) bytes += Buffer.byteLength(id) + Buffer.byteLength(text ?? '') + 2;
  return bytes;
}

export function largestBytes(shards: Iterable<Record<string, string | null>>): number {
  return Math.max(0, ...Array.from(shards, textsBytes));
}
