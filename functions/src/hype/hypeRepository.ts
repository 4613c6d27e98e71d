import { cardSchema } from '@hypelar/shared/card';
import { hypeRowSchema, type Hype, type HypeRow } from '@hypelar/shared/hype';
import { mediaSchema } from '@hypelar/shared/media';
import * as z from 'zod/mini';
import { firestore, Timestamp, Tx, type DocumentData } from '../firebase.ts';
import { storedFlag, storedInt, storedNumber, storedText, storedTime } from '../storedFields.ts';

const NO_FILE = { path: '', size: 0, contentType: '', md5Hash: '' };
const storedMediaSchema = z.catch(mediaSchema, { gif: NO_FILE, audio: NO_FILE, video: NO_FILE });

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
  timestamps: z.catch(z.array(cardSchema), []),
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
  const snapshot = await (tx ? Tx.open(tx).get(hypes().doc(id)) : hypes().doc(id).get());
  return snapshot.exists ? { id, ...storedHypeSchema.parse(snapshot.data()) } : null;
}

/** The rows whose position is `from` or later, at most `limit`, by position. Sees only numeric positions. */
export async function readHypeRows({ from, limit }: { from: number; limit: number }): Promise<HypeRow[]> {
  const rows = await hypes()
    .where('order', '>=', from)
    .orderBy('order')
    .limit(limit)
    .select(...Object.keys(hypeRowSchema.shape))
    .get();
  return rows.docs.map((document) => ({ id: document.id, ...storedRowSchema.parse(document.data()) }));
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

export function insertHype(tx: Tx, id: string, document: DocumentData): void {
  Tx.open(tx).create(hypes().doc(id), document);
}
