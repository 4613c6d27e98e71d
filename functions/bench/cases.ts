import type { Hype } from '@hypelar/shared/hype';
import * as z from 'zod/mini';
import { editor } from '../scripts/demoAdmins.ts';
import { hypeId } from '../scripts/seed/sizedHypes.ts';
import { userId } from '../scripts/seed/sizedUsers.ts';
import { firestore, Timestamp, type DocumentData } from '../src/firebase.ts';
import { registrySchema } from '../src/premium/premiumRepository.ts';
import { indexUser } from '../src/user/indexUser.ts';
import { hypeDocument, recordedFile, recordedHype, storedHype } from '../test/hypes.ts';
import * as legacy from './legacy.ts';
import type { World } from './world.ts';

/** One measured use of a procedure. */
export type Case = {
  name: string;
  procedure: string;
  /** Makes the input of one call and the data it needs; not measured. */
  input?: (world: World, round: number) => unknown;
  /** The same work as the legacy app does it; returns the documents that it received. */
  legacy?: (world: World) => Promise<readonly unknown[]>;
  /** Takes seconds at 10,000 hypes: measured three times only */
  slow?: boolean;
};

/** How many rows a page of a list has. */
export const ROWS = 50;
/** A query that matches one in a hundred users at every size. */
const QUERY = 'ışık kaya';

async function idAt(position: number): Promise<string> {
  const { docs } = await firestore.collection('hypes').where('order', '==', position).limit(1).get();
  return docs[0]?.id ?? '';
}

const totalSchema = z.object({ count: z.int() });
const lastId = async () => idAt(totalSchema.parse((await firestore.doc('meta/hypeOrder').get()).data()).count);

/** Makes the hype premium or not, and returns it as stored. */
async function marked({ ask }: World, id: string, isPremium: boolean): Promise<Hype> {
  const hype = await storedHype(id);
  if (hype.isPremium === isPremium) return hype;
  await ask('hype.update', { id, updatedAt: hype.updatedAt, isPremium });
  return storedHype(id);
}

/** Frees one of the owner's premium places. */
async function freePlace(world: World): Promise<void> {
  const { markedBy } = registrySchema.parse((await firestore.doc('premiumHypes/premium').get()).data());
  const [id = ''] = Object.keys(markedBy).filter((hype) => markedBy[hype] === world.owner.id);
  await marked(world, id, false);
}

/** Fills a collection with one document more than a page. */
async function fillPage(collection: string, document: (index: number) => DocumentData): Promise<void> {
  const writer = firestore.bulkWriter();
  for (let index = 0; index <= ROWS; index += 1) {
    void writer.set(firestore.doc(`${collection}/page-${index}`), document(index));
  }
  await writer.close();
}

const versionSchema = z.object({ result: z.object({ data: z.object({ version: z.int() }) }) });
const middle = ({ size }: World) => Math.ceil(size.hypes / 2);

/** Every procedure, ordered so that each finds the data it needs. */
export const CASES: readonly Case[] = [
  { name: 'session.me', procedure: 'session.me', legacy: legacy.signIn },
  { name: 'hype.list', procedure: 'hype.list', input: () => ({ limit: ROWS }), legacy: legacy.listHypes },
  {
    ...{ name: 'hype.list, from the middle', procedure: 'hype.list', legacy: legacy.listHypes },
    input: (world) => ({ from: middle(world) - ROWS + 1, limit: ROWS }),
  },
  { name: 'hype.get', procedure: 'hype.get', input: async (world) => ({ id: await idAt(middle(world)) }) },
  { name: 'hype.reserve', procedure: 'hype.reserve' },
  {
    ...{ name: 'hype.update', procedure: 'hype.update' },
    input: async (_, round) => {
      const { id, updatedAt } = await storedHype(hypeId(2));
      return { id, updatedAt, title: `Yeni ad ${round}` };
    },
  },
  {
    ...{ name: 'hype.update, marks as premium', procedure: 'hype.update' },
    input: async (world) => {
      const { id, updatedAt } = await marked(world, hypeId(2), false);
      return { id, updatedAt, isPremium: true };
    },
  },
  {
    ...{ name: 'hype.update, takes the mark', procedure: 'hype.update' },
    input: async (world) => {
      const { id, updatedAt } = await marked(world, hypeId(2), true);
      return { id, updatedAt, isPremium: false };
    },
  },
  {
    ...{ name: 'hype.move', procedure: 'hype.move', legacy: legacy.moveHype },
    input: async (world) => ({ id: await idAt(2), from: 2, to: world.size.hypes - 1 }),
  },
  { name: 'hype.shuffle', procedure: 'hype.shuffle', legacy: legacy.shuffleHypes, slow: true },
  {
    ...{ name: 'hype.undoShuffle', procedure: 'hype.undoShuffle', slow: true },
    input: async ({ ask }) => ({
      version: versionSchema.parse(JSON.parse(await ask('hype.shuffle'))).result.data.version,
    }),
  },
  {
    ...{ name: 'hype.delete, the last, premium', procedure: 'hype.delete' },
    input: async (world) => ({ id: (await marked(world, await lastId(), true)).id }),
  },
  {
    ...{ name: 'hype.restore, the last, premium', procedure: 'hype.restore' },
    input: async (world) => {
      const { id } = await marked(world, await lastId(), true);
      await world.ask('hype.delete', { id });
      return { id };
    },
  },
  {
    ...{ name: 'hype.delete, the first', procedure: 'hype.delete', legacy: legacy.deleteHype, slow: true },
    input: async () => ({ id: await idAt(1) }),
  },
  {
    ...{ name: 'hype.restore, the first', procedure: 'hype.restore', slow: true },
    input: async ({ ask }) => {
      const id = await idAt(1);
      await ask('hype.delete', { id });
      return { id };
    },
  },
  // After those that rewrite all positions, which they do for at most 10,000 hypes.
  {
    ...{ name: 'hype.create', procedure: 'hype.create', legacy: legacy.createHype },
    input: ({ owner }) => recordedHype(owner),
  },
  {
    ...{ name: 'hype.create, premium', procedure: 'hype.create' },
    input: async (world) => {
      await freePlace(world);
      return recordedHype(world.owner, { isPremium: true });
    },
  },
  {
    ...{ name: 'hype.trash', procedure: 'hype.trash' },
    input: async () => {
      const deletedAt = Timestamp.now();
      // Fields of other programs are not sent with a row.
      const likes = Array.from({ length: 1000 }, (_, index) => `user-${index}`);
      await fillPage('deletedHypes', (index) => ({ ...hypeDocument(`page-${index}`, 1, { likes }), deletedAt }));
      return { limit: ROWS };
    },
  },
  { name: 'media.list', procedure: 'media.list', input: () => ({ hypeId: hypeId(1) }) },
  {
    ...{ name: 'media.update', procedure: 'media.update' },
    input: async () => ({ hypeId: hypeId(1), path: await recordedFile(hypeId(1), 'gif'), cacheControl: 'no-cache' }),
  },
  {
    ...{ name: 'media.remove', procedure: 'media.remove' },
    input: async () => ({ hypeId: hypeId(1), path: await recordedFile(hypeId(1), 'gif') }),
  },
  { name: 'user.list', procedure: 'user.list', input: () => ({ limit: ROWS }), legacy: legacy.listUsers },
  { name: 'user.count', procedure: 'user.count', legacy: legacy.listUsers },
  {
    ...{ name: 'user.search', procedure: 'user.search', legacy: legacy.searchUsers(QUERY) },
    input: () => ({ query: QUERY, limit: ROWS }),
  },
  {
    ...{ name: 'user.search, after a change of a name', procedure: 'user.search' },
    input: async (_, round) => {
      await firestore.doc(`users/${userId(4)}`).update({ name: `Yeni ad ${round}` });
      await indexUser(userId(4));
      return { query: QUERY, limit: ROWS };
    },
  },
  {
    ...{ name: 'user.get, 50 likes', procedure: 'user.get', legacy: legacy.getUser(userId(1)) },
    input: () => ({ id: userId(1) }),
  },
  {
    ...{ name: 'user.changePlan', procedure: 'user.changePlan' },
    input: () => ({ id: userId(2), plan: 'Monthly' }),
  },
  { name: 'admin.list', procedure: 'admin.list' },
  {
    ...{ name: 'admin.create', procedure: 'admin.create' },
    input: (_, round) => ({
      ...{ email: `bench-${round}@hypelar.test`, password: 'bench-parola-hypelar-00000000001', hypePremiumLimit: 1 },
      ...{ canCreateAdmins: false, canCreateHypes: true, canDeleteHypes: false, canEditHypes: false },
    }),
  },
  {
    ...{ name: 'admin.update', procedure: 'admin.update' },
    input: (_, round) => ({ id: editor.id, hypePremiumLimit: 1 + (round % 2) }),
  },
  { name: 'admin.resetLink', procedure: 'admin.resetLink', input: () => ({ id: editor.id }) },
  { name: 'docs.get', procedure: 'docs.get', legacy: legacy.readDocs },
  {
    ...{ name: 'docs.update', procedure: 'docs.update' },
    input: (_, round) => ({ terms: { detail: `Koşullar ${round}` } }),
  },
  {
    ...{ name: 'audit.list', procedure: 'audit.list' },
    input: async () => {
      await fillPage('auditLog', () => ({ at: Timestamp.now(), action: 'hype.move', target: 'hypes/h1' }));
      return { limit: ROWS };
    },
  },
];
