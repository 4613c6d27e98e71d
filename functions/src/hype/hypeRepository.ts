import { cardSchema } from '@hypelar/shared/card';
import { hypeRowSchema, type Hype, type HypeRow } from '@hypelar/shared/hype';
import { mediaSchema } from '@hypelar/shared/media';
import * as z from 'zod/mini';
import { firestore, Timestamp, Tx, type CollectionReference, type DocumentData } from '../firebase.ts';
import { storedFlag, storedInt, storedNumber, storedText, storedTime } from '../storedFields.ts';

/** Placeholder for a file without metadata. */
export const NO_FILE = { path: '', size: 0, contentType: '', md5Hash: '' };
const storedMediaSchema = z.catch(mediaSchema, { gif: NO_FILE, audio: NO_FILE, video: NO_FILE });

/** A card with whatever other programs keep beside its time and type. */
const storedCardSchema = z.object(cardSchema.shape);

const storedRowSchema = z.object({
  order: storedInt,
  title: storedText,
  artist: storedText,
  audioUrl: storedText,
  videoUrl: storedText,
  imageCount: storedInt,
  videoCount: storedInt,
  isPremium: storedFlag,
});

const storedHypeSchema = z.extend(storedRowSchema, {
  timestamps: z.catch(z.array(storedCardSchema), []),
  timestampsCount: storedInt,
  createdAt: storedTime,
  updatedAt: storedTime,
  duration: storedNumber,
  gifUrl: storedText,
  media: storedMediaSchema,
});

const hypes = () => firestore.collection('hypes');

/** The hype with this id, or null. */
export async function readHype(id: string, tx?: Tx): Promise<Hype | null> {
  const document = await readHypeDocument(id, tx);
  return document && hypeOf(id, document);
}

/** The document `hypes/{id}` including fields of other programs, or null. */
export async function readHypeDocument(id: string, tx?: Tx): Promise<DocumentData | null> {
  const snapshot = await (tx ? Tx.open(tx).get(hypes().doc(id)) : hypes().doc(id).get());
  return snapshot.data() ?? null;
}

/** The hype in a document, also in one from the trash. */
export function hypeOf(id: string, document: DocumentData): Hype {
  return { id, ...storedHypeSchema.parse(document) };
}

/** The list row of a hype document. */
export function hypeRowOf(id: string, document: DocumentData): HypeRow {
  return { id, ...storedRowSchema.parse(document) };
}

/** The hypes at one position: one, unless the order is broken. */
export async function readHypesAt(tx: Tx, position: number): Promise<HypeRow[]> {
  const { docs } = await Tx.open(tx).get(hypes().where('order', '==', position).limit(2));
  return docs.map((document) => hypeRowOf(document.id, document.data()));
}

const premiumHypes = () => hypes().where('isPremium', '==', true);

/** How many hypes are premium, counted by the database. */
export async function countPremiumHypes(tx: Tx): Promise<number> {
  return (await Tx.open(tx).get(premiumHypes().count())).data().count;
}

/** The ids of all hypes that are premium. */
export async function readPremiumHypeIds(tx: Tx): Promise<string[]> {
  const { docs } = await Tx.open(tx).get(premiumHypes().select());
  return docs.map(({ id }) => id);
}

/** Titles by id; unknown ids are left out. */
export function readHypeTitles(ids: readonly string[]): Promise<Map<string, string>> {
  return readTitles(hypes(), ids);
}

/** Titles in a collection of hypes by id, in one batched read; unknown ids are left out. */
export async function readTitles(
  collection: CollectionReference,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const references = ids.map((id) => collection.doc(id));
  const snapshots = await firestore.getAll(...references, { fieldMask: ['title'] });
  const found = snapshots.filter(({ exists }) => exists);
  return new Map(found.map((snapshot) => [snapshot.id, storedText.parse(snapshot.get('title'))]));
}

/** The rows whose position is `from` or later, at most `limit`, by position. Sees only numeric positions. */
export async function readHypeRows({ from, limit }: { from: number; limit: number }): Promise<HypeRow[]> {
  const rows = await hypes()
    .where('order', '>=', from)
    .orderBy('order')
    .limit(limit)
    .select(...Object.keys(hypeRowSchema.shape))
    .get();
  return rows.docs.map((document) => hypeRowOf(document.id, document.data()));
}

/** The document `hypes/{id}` of a new hype: its likes start empty (spec, section 3). */
export function newHypeDocument(hype: Hype): DocumentData {
  return {
    ...hype,
    likes: [],
    createdAt: Timestamp.fromMillis(hype.createdAt),
    updatedAt: Timestamp.fromMillis(hype.updatedAt),
  };
}

/** The document as the audit log keeps it: likes are data of users, and unlimited in number. */
export function withoutLikes({ likes: _likes, ...document }: DocumentData): DocumentData {
  return document;
}

export function insertHype(tx: Tx, id: string, document: DocumentData): void {
  Tx.open(tx).create(hypes().doc(id), document);
}

/** Writes the document `hypes/{id}` whole. */
export function writeHypeDocument(tx: Tx, id: string, document: DocumentData): void {
  Tx.open(tx).set(hypes().doc(id), document);
}

/** Writes some fields of a hype. */
export function updateHypeFields(tx: Tx, id: string, fields: DocumentData): void {
  Tx.open(tx).update(hypes().doc(id), fields);
}

export function removeHype(tx: Tx, id: string): void {
  Tx.open(tx).delete(hypes().doc(id));
}
