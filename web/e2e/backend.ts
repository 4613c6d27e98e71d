import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { auth, firestore, mediaBucket, Timestamp } from '../../functions/src/firebase.ts';
import { mediaFile } from './media.ts';

/** Waits until the hype with this title is stored and gives its document. */
export async function storedHype(title: string) {
  const { docs } = await firestore.collection('hypes').where('title', '==', title).get();
  const [document, ...others] = docs;
  if (!document || others.length > 0) throw new Error(`${docs.length} hypes are called ${title}`);
  return document.data();
}

/** A document's fields. */
export async function stored(path: string) {
  return (await firestore.doc(path).get()).data();
}

/** The audit entries about one document. */
export async function auditOf(target: string) {
  const { docs } = await firestore.collection('auditLog').where('target', '==', target).get();
  return docs.map((document) => document.data());
}

/** Every document of every collection as one text, to search in. */
export async function everythingStored(): Promise<string> {
  const collections = await firestore.listCollections();
  const snapshots = await Promise.all(collections.map((collection) => collection.get()));
  return JSON.stringify(snapshots.flatMap(({ docs }) => docs.map((document) => document.data())));
}

/** Name, size and md5 of every object under the hype. */
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

/** What a hype stores of a committed file. */
export function expectedFile(path: string, name: string, contentType: string) {
  const bytes = readFileSync(mediaFile(name));
  return { path, size: bytes.byteLength, contentType, md5Hash: md5(bytes) };
}

/** An Auth account that no admin document stands for. */
export async function makeStranger(): Promise<{ email: string; password: string }> {
  const account = { email: `${crypto.randomUUID()}@example.org`, password: 'a-stranger-with-a-long-password-1' };
  await auth.createUser(account);
  return account;
}

export { Timestamp };
