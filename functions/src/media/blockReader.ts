const BLOCK_BYTES = 256 * 1024;

export type ReadBytes = (start: number, end: number) => Promise<Uint8Array>;

/** Probing a file would read more bytes than allowed. */
export class ByteBudgetError extends Error {}

/**
 * Reads a file in blocks of 256 KiB and caches them: probing jumps about in small steps, each of which would otherwise
 * be a request. Throws ByteBudgetError before it fetches more than `budget` bytes in all.
 */
export function blockReader(read: ReadBytes, file: { size: number; budget: number }): ReadBytes {
  const blocks = new Map<number, Promise<Uint8Array>>();
  let fetched = 0;

  function block(index: number): Promise<Uint8Array> {
    const known = blocks.get(index);
    if (known) return known;
    const start = index * BLOCK_BYTES;
    const end = Math.min(start + BLOCK_BYTES, file.size);
    fetched += end - start;
    if (fetched > file.budget) return Promise.reject(new ByteBudgetError());
    const bytes = read(start, end);
    blocks.set(index, bytes);
    return bytes;
  }

  return async (start, end) => {
    const bytes = new Uint8Array(end - start);
    for (let index = Math.floor(start / BLOCK_BYTES); index * BLOCK_BYTES < end; index += 1) {
      const from = index * BLOCK_BYTES;
      const part = (await block(index)).subarray(Math.max(0, start - from), end - from);
      bytes.set(part, Math.max(0, from - start));
    }
    return bytes;
  };
}
