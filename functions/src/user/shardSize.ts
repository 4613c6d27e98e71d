/** How many users a shard is made for: about 280 KB of the 1 MiB that a document may have. */
export const USERS_PER_SHARD = 5000;
/** A new shard above this many bytes has too little room to grow: the index is cut into more shards. */
export const MAX_NEW_SHARD_BYTES = 500_000;
/** A shard above this many bytes is on its way to the 1 MiB, at which users cannot be added: rebuild the index. */
export const LARGE_SHARD_BYTES = 700_000;

/** How many shards there should be for so many users. */
export function wantedShards(users: number, usersPerShard: number): number {
  return Math.max(1, Math.ceil(users / usersPerShard));
}

/** How many bytes the texts of a shard take in a document: a key or text takes one more than its UTF-8. */
export function textsBytes(texts: Record<string, string | null>): number {
  let bytes = 0;
  for (const [id, text] of Object.entries(texts)) bytes += Buffer.byteLength(id) + Buffer.byteLength(text ?? '') + 2;
  return bytes;
}

export function largestBytes(shards: Iterable<Record<string, string | null>>): number {
  return Math.max(0, ...Array.from(shards, textsBytes));
}
