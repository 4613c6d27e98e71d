import { mediaSchema } from '@hypelar/shared/media';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { auth, firestore, mediaBucket, Timestamp } from '../../functions/src/firebase.ts';
import { hypeOrderSchema } from '../../functions/src/hype/orderRepository.ts';
import { registrySchema } from '../../functions/src/premium/premiumRepository.ts';
import { mediaFile } from './media.ts';

/** The fields of a stored hype that tests access by name; the rest is compared as a whole. */
const hypeDocumentSchema = z.looseObject({
  id: z.string(),
  audioUrl: z.string(),
  timestampsCount: z.int(),
  createdAt: z.instanceof(Timestamp),
  media: mediaSchema,
});

/** The document of the one hype with this title. */
export async function storedHype(title: string) {
  const { docs } = await firestore.collection('hypes').where('title', '==', title).get();
  const [document, ...others] = docs;
  if (!document || others.length > 0) throw new Error(`${docs.length} hypes are called ${title}`);
  return hypeDocumentSchema.parse(document.data());
}

/** A document's fields, or undefined. */
export async function stored(path: string): Promise<Record<string, unknown> | undefined> {
  return (await firestore.doc(path).get()).data();
}

const totalsSchema = z.object({
  order: z.strictObject(hypeOrderSchema.shape),
  registry: z.strictObject(registrySchema.shape),
});

/** The state of the order and the premium registry, without any other fields. */
export async function storedTotals() {
  const [order, registry] = await Promise.all([stored('meta/hypeOrder'), stored('premiumHypes/premium')]);
  return totalsSchema.parse({ order, registry });
}

/** The ids of all hypes by position. Throws unless the positions are exactly 1..N. */
export async function storedOrder(): Promise<string[]> {
  const { docs } = await firestore.collection('hypes').orderBy('order').get();
  const positions: unknown[] = docs.map((document) => document.get('order'));
  if (positions.some((position, index) => position !== index + 1)) throw new Error(`The order is ${positions.join()}.`);
  return docs.map(({ id }) => id);
}

/**
 * Puts all hypes back into this order: tests after a shuffle look for hypes in the first rows, and only rows in view
 * are rendered.
 */
export async function putInOrder(ids: readonly string[]): Promise<void> {
  const batch = firestore.batch();
  for (const [index, id] of ids.entries()) batch.update(firestore.doc(`hypes/${id}`), { order: index + 1 });
  await batch.commit();
}

/** The audit entries about one document. */
export async function auditOf(target: string) {
  const { docs } = await firestore.collection('auditLog').where('target', '==', target).get();
  return docs.map((document) => document.data());
}

/** Every document of every collection as one text for searching. */
export async function everythingStored(): Promise<string> {
  const collections = await firestore.listCollections();
  const snapshots = await Promise.all(collections.map((collection) => collection.get()));
  return JSON.stringify(snapshots.flatMap(({ docs }) => docs.map((document) => document.data())));
}

/** Path, size, content type and MD5 of every object under the hype. */
export async function storedObjects(hypeId: string) {
  const bucket = await mediaBucket();
  const [files] = await bucket.getFiles({ prefix: `hypes/${hypeId}/` });
  return files.map(({ name, metadata }) => ({
    path: name,
    size: Number(metadata.size),
    contentType: metadata.contentType,
    md5Hash: metadata.md5Hash,
  }));
}

export const md5 = (bytes: Uint8Array): string => createHash('md5').update(bytes).digest('base64');

/** What a hype stores about a committed media file. */
export function expectedFile(path: string, name: string, contentType: string) {
  const bytes = readFileSync(mediaFile(name));
  return { path, size: bytes.byteLength, contentType, md5Hash: md5(bytes) };
}

/** Creates an Auth account without an admin document. */
export async function makeStranger(): Promise<{ email: string; password: string }> {
  const account = { email: `${crypto.randomUUID()}@example.org`, password: 'a-stranger-with-a-long-password-1' };
  await auth.createUser(account);
  return account;
}
