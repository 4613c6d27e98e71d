import { describe, expect, it } from 'vitest';
import { createUserIndex, LONGEST_COMMIT_MS, type ShardSource } from './userIndex.ts';

type Stored = { version: string; changedAt: number; text: string };

/** A fake database of shards with a clock, which counts reads. */
class Database implements ShardSource {
  now = 1_000_000;
  live: { generation: number; shards: number } | null = { generation: 1, shards: 3 };
  shardReads = 0;
  changeReads = 0;
  #commits = 0;
  #stored = new Map<string, Stored>();

  constructor() {
    for (const shard of [0, 1, 2]) this.set(`1-${shard}`, 'first');
  }

  set(id: string, text: string, changedAt = this.now): void {
    this.#commits += 1;
    this.#stored.set(id, { version: String(this.#commits).padStart(9, '0'), changedAt, text });
  }

  delete(id: string): void {
    this.#stored.delete(id);
  }

  async readShards(ids: readonly string[]) {
    this.shardReads += ids.length;
    const shards = ids.flatMap((id) => {
      const shard = this.#stored.get(id);
      return shard ? [{ id, version: shard.version, texts: new Map([[id, shard.text]]) }] : [];
    });
    return { shards, readAt: this.now };
  }

  async readSearchChanges(since = Infinity) {
    const changed = [...this.#stored].filter(([, { changedAt }]) => changedAt >= since);
    // The state is always among them.
    this.changeReads += 1 + changed.length;
    const versions = changed.map(([id, { version }]) => ({ id, version }));
    return { live: this.live, versions, readAt: this.now };
  }
}

async function texts(index: ReturnType<typeof createUserIndex>): Promise<string[] | null> {
  const shards = await index();
  return shards && Array.from(shards, (shard) => [...shard.texts.values()].join());
}

describe('createUserIndex', () => {
  it('reads every shard once, and then one query for each search', async () => {
    const database = new Database();
    const index = createUserIndex(database);
    expect(await texts(index)).toEqual(['first', 'first', 'first']);
    expect([database.shardReads, database.changeReads]).toEqual([3, 1]);
    database.now += 1;
    await texts(index);
    database.now += LONGEST_COMMIT_MS + 1;
    await texts(index);
    database.changeReads = 0;
    for (let search = 0; search < 10; search += 1) await texts(index);
    expect([database.shardReads, database.changeReads]).toEqual([3, 10]);
  });

  it('shows a change to every instance at its next search, and reads only that shard', async () => {
    const database = new Database();
    const instances = [createUserIndex(database), createUserIndex(database)];
    for (const index of instances) await texts(index);
    database.shardReads = 0;
    for (const text of ['second', 'third', 'fourth']) {
      // The clock stands still: all of these changes carry the same time.
      database.set('1-1', text);
      for (const index of instances) expect(await texts(index)).toEqual(['first', text, 'first']);
    }
    expect(database.shardReads).toBe(6);
  });

  it('sees a change whose commit waited, though later ones were seen before', async () => {
    const database = new Database();
    const index = createUserIndex(database);
    await texts(index);
    const takenOn = (database.now += 1000);
    database.now += 1000;
    database.set('1-0', 'quick');
    expect(await texts(index)).toEqual(['quick', 'first', 'first']);
    database.now = takenOn + LONGEST_COMMIT_MS - 1;
    database.set('1-2', 'waited', takenOn);
    expect(await texts(index)).toEqual(['quick', 'first', 'waited']);
  });

  it('shares one load among the searches of a cold instance', async () => {
    const database = new Database();
    const index = createUserIndex(database);
    const found = await Promise.all(Array.from({ length: 5 }, () => texts(index)));
    expect(found).toEqual(Array.from({ length: 5 }, () => ['first', 'first', 'first']));
    expect(database.shardReads).toBe(3);
  });

  it('never goes back when a slower search ends after a quicker one', async () => {
    const database = new Database();
    const held: (() => void)[] = [];
    let hold = false;
    const index = createUserIndex({
      readSearchChanges: (since) => database.readSearchChanges(since),
      readShards: async (ids) => {
        const answer = await database.readShards(ids);
        if (hold) await new Promise<void>((resolve) => held.push(resolve));
        return answer;
      },
    });
    await texts(index);
    database.set('1-0', 'second');
    hold = true;
    const slow = texts(index);
    await new Promise((resolve) => setImmediate(resolve));
    hold = false;
    database.set('1-0', 'third');
    expect(await texts(index)).toEqual(['third', 'first', 'first']);
    for (const release of held) release();
    expect(await slow).toEqual(['third', 'first', 'first']);
    expect(await texts(index)).toEqual(['third', 'first', 'first']);
  });

  it('tries again after a failed load', async () => {
    const database = new Database();
    let fails = true;
    const index = createUserIndex({
      readSearchChanges: (since) => database.readSearchChanges(since),
      readShards: (ids) => (fails ? Promise.reject(new Error('unavailable')) : database.readShards(ids)),
    });
    await expect(texts(index)).rejects.toThrow('unavailable');
    fails = false;
    expect(await texts(index)).toHaveLength(3);
  });

  it('is of no use while a shard is missing, and is again when it is there', async () => {
    const database = new Database();
    database.delete('1-2');
    const index = createUserIndex(database);
    expect(await texts(index)).toBeNull();
    database.set('1-2', 'back');
    expect(await texts(index)).toEqual(['first', 'first', 'back']);
  });

  it('loads another cut when the state names one', async () => {
    const database = new Database();
    const index = createUserIndex(database);
    await texts(index);
    database.set('2-0', 'recut');
    expect(await texts(index)).toEqual(['first', 'first', 'first']);
    database.live = { generation: 2, shards: 1 };
    expect(await texts(index)).toEqual(['recut']);
    database.shardReads = 0;
    database.set('2-0', 'changed');
    expect(await texts(index)).toEqual(['changed']);
    expect(database.shardReads).toBe(1);
    database.live = null;
    expect(await texts(index)).toBeNull();
  });
});
