/**
 * The same work as the legacy app does it (spec, section 7): the browser reads whole collections, filters in memory,
 * and writes documents one by one. Each function returns the documents that it received.
 */
import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { sizedHype } from '../scripts/seed/sizedHypes.ts';
import { firestore, type DocumentData, type QueryDocumentSnapshot } from '../src/firebase.ts';
import { NO_FILE } from '../src/hype/hypeRepository.ts';
import type { World } from './world.ts';

async function readAll(collection: string): Promise<DocumentData[]> {
  return (await firestore.collection(collection).get()).docs.map((document) => document.data());
}

const hypesInOrder = () => firestore.collection('hypes').orderBy('order').get();

/** Signs in by comparing the entered password with those of all admins. */
export const signIn = () => readAll('admins');

/** The hypes of the list that was last read, as the browser keeps them. */
let listed: readonly QueryDocumentSnapshot[] = [];

export async function listHypes(): Promise<DocumentData[]> {
  ({ docs: listed } = await hypesInOrder());
  return listed.map((document) => document.data());
}

/** Gives a new hype the number of hypes read, plus one, as its order. */
export async function createHype(): Promise<DocumentData[]> {
  const all = await readAll('hypes');
  const media = { media: { gif: NO_FILE, audio: NO_FILE, video: NO_FILE }, gifUrl: '', audioUrl: '', videoUrl: '' };
  const reference = firestore.collection('hypes').doc(randomUUID());
  await reference.set(sizedHype(all.length + 1, media));
  await reference.delete();
  return all;
}

/** Makes two unguarded writes, then reloads the list. */
export async function moveHype({ size }: World): Promise<DocumentData[]> {
  const [one, other] = listed;
  await one?.ref.update({ order: size.hypes });
  await other?.ref.update({ order: 1 });
  return listHypes();
}

/** Makes one write per hype, then reloads the list. */
export async function shuffleHypes(): Promise<DocumentData[]> {
  const { docs } = await hypesInOrder();
  for (const [index, { ref }] of docs.entries()) await ref.update({ order: docs.length - index });
  return listHypes();
}

/** Leaves a gap in the order, then reloads the list. */
export async function deleteHype(): Promise<DocumentData[]> {
  await firestore.collection('hypes').doc(randomUUID()).delete();
  return listHypes();
}

export const listUsers = () => readAll('users');

const namesSchema = z.looseObject({ name: z.optional(z.string()), email: z.optional(z.string()) });

/**
 * Filters all users in memory with English case rules. Returns all users, since all were received, whatever is shown.
 */
export const searchUsers = (query: string) => async () => {
  const users = await listUsers();
  const shown = users.filter((user) => {
    const { name, email } = namesSchema.parse(user);
    return [name, email].some((text = '') => text.toLowerCase().includes(query));
  });
  return shown.length === users.length ? shown : users;
};

const likesSchema = z.looseObject({ likes: z.array(z.string()) });

/** Reads the liked hypes one after another. */
export const getUser = (id: string) => async () => {
  const user = (await firestore.doc(`users/${id}`).get()).data() ?? {};
  const received: DocumentData[] = [user];
  for (const hype of likesSchema.parse(user).likes) {
    received.push((await firestore.doc(`hypes/${hype}`).get()).data() ?? {});
  }
  return received;
};

export const readDocs = () => readAll('docs');
