import { searchedText } from '@hypelar/shared/userSearch';
import { logger } from 'firebase-functions/logger';
import * as z from 'zod/mini';
import { FieldPath, FieldValue, firestore, Timestamp, Tx } from '../firebase.ts';
import { LAST_TIME } from '../storedFields.ts';
import { generationOf, type Sharding } from './sharding.ts';
import { LARGE_SHARD_BYTES, textsBytes } from './shardSize.ts';

/*
 * The search index of the users. `userSearch/{generation}-{n}` is {texts, changedAt}: texts maps user ids to their
 * indexed text, null for a user known not to exist. `userSearch/state` says which generation is searched; its
 * `changedAt` is the last possible time, so that one query for changes always returns the state too.
 */

/**
 * Which generation of the index is searched (`live`, null until the first is complete) and which is being built
 * (`building`). Changes of users go into both.
 */
export type SearchState = { live: Sharding | null; building: Sharding | null };

/** The texts of one shard by user id, null for a user known not to exist. */
export type StoredTexts = Record<string, string | null>;

/** One shard as it is searched, with the whole searched text of each user. The greater version is the later one. */
export type Shard = { id: string; version: string; texts: ReadonlyMap<string, string> };

const storedShardingSchema = z.catch(
  z.nullable(z.object({ generation: z.int(), shards: z.int().check(z.minimum(1)) })),
  null,
);
const storedStateSchema = z.catch(z.object({ live: storedShardingSchema, building: storedShardingSchema }), {
  live: null,
  building: null,
});
const storedTextSchema = z.catch(z.nullable(z.string()), null);
const storedTextsSchema = z.catch(z.record(z.string(), storedTextSchema), {});

const shardCollection = () => firestore.collection('userSearch');
const stateDocument = () => shardCollection().doc('state');

export async function readSearchState(tx?: Tx): Promise<SearchState> {
  const snapshot = await (tx ? Tx.open(tx).get(stateDocument()) : stateDocument().get());
  return storedStateSchema.parse(snapshot.data());
}

export function writeSearchState(tx: Tx, state: SearchState): void {
  Tx.open(tx).set(stateDocument(), { ...state, changedAt: Timestamp.fromMillis(LAST_TIME) });
}

/** Reads these shards, without those that do not exist; `readAt` is the database's time of the read, in epoch ms. */
export async function readShards(ids: readonly string[]): Promise<{ shards: Shard[]; readAt: number }> {
  const snapshots = await firestore.getAll(...ids.map((id) => shardCollection().doc(id)));
  const shards = snapshots.flatMap((snapshot) => {
    const version = snapshot.updateTime?.valueOf();
    if (version === undefined) return [];
    const stored = storedTextsSchema.parse(snapshot.get('texts'));
    const bytes = textsBytes(stored);
    if (bytes > LARGE_SHARD_BYTES)
      logger.warn('A shard of the user search is large: index anew', { id: snapshot.id, bytes });
    return [{ id: snapshot.id, version, texts: searchedTexts(stored) }];
  });
  return { shards, readAt: Math.min(...snapshots.map(({ readTime }) => readTime.toMillis())) };
}

function searchedTexts(stored: StoredTexts): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [id, text] of Object.entries(stored)) {
    if (text !== null) texts.set(id, searchedText(id, text));
  }
  return texts;
}

export type SearchChanges = {
  live: Sharding | null;
  versions: { id: string; version: string }[];
  readAt: number;
};

/** Which generation is searched, and the versions of shards changed at or after `since` (database time, epoch ms). */
export async function readSearchChanges(since = LAST_TIME): Promise<SearchChanges> {
  const changed = shardCollection().where('changedAt', '>=', Timestamp.fromMillis(since));
  const { docs, readTime } = await changed.select('changedAt', 'live', 'building').get();
  const state = docs.find(({ id }) => id === stateDocument().id);
  const { live } = storedStateSchema.parse(state?.data());
  const versions = docs
    .filter((document) => document !== state)
    .map(({ id, updateTime }) => ({ id, version: updateTime.valueOf() }));
  return { live, versions, readAt: readTime.toMillis() };
}

/** One user's entry in each of these shards: the text, null, or undefined when there is none. */
export async function readEntries(places: readonly { shard: string }[], userId: string) {
  if (places.length === 0) return [];
  const path = new FieldPath('texts', userId);
  const references = places.map(({ shard }) => shardCollection().doc(shard));
  const snapshots = await firestore.getAll(...references, { fieldMask: [path] });
  return snapshots.map((snapshot) => z.optional(storedTextSchema).parse(snapshot.get(path)));
}

type Entry = { shard: string; userId: string; text: string | null | undefined };

/** Writes one user's entry in a shard and leaves the others alone; undefined removes the entry. */
export function writeEntry(tx: Tx, { shard, userId, text }: Entry): void {
  const texts = { [userId]: text === undefined ? FieldValue.delete() : text };
  const change = { texts, changedAt: FieldValue.serverTimestamp() };
  Tx.open(tx).set(shardCollection().doc(shard), change, { merge: true });
}

/** The texts of one shard. */
export async function readTexts(shard: string, tx?: Tx): Promise<StoredTexts> {
  const snapshot = await (tx ? Tx.open(tx).get(shardCollection().doc(shard)) : shardCollection().doc(shard).get());
  return storedTextsSchema.parse(snapshot.get('texts'));
}

/** Replaces the texts of one shard. */
export function writeTexts(tx: Tx, shard: string, texts: StoredTexts): void {
  Tx.open(tx).set(shardCollection().doc(shard), { texts, changedAt: FieldValue.serverTimestamp() });
}

/** Deletes the shards of earlier generations than this one and tells how many. */
export async function deleteShardsBefore(generation: number): Promise<number> {
  const { docs } = await shardCollection().select().get();
  const old = docs.filter(({ id }) => generationOf(id) < generation);
  for (const { ref } of old) await ref.delete();
  return old.length;
}
