import * as z from 'zod/mini';
import { editor } from '../scripts/demoAdmins.ts';
import { hypeId } from '../scripts/seed/sizedHypes.ts';
import { userId } from '../scripts/seed/sizedUsers.ts';
import { firestore } from '../src/firebase.ts';
import { recordedFile, recordedHype, storedHype } from '../test/hypes.ts';
import * as legacy from './legacy.ts';
import type { World } from './world.ts';

/** One use of a procedure that is measured. */
export type Case = {
  name: string;
  procedure: string;
  /** Makes the input of one call, and what it needs to be there: not part of what is measured. */
  input?: (world: World, round: number) => unknown;
  /** The same work as the legacy app did it: gives the documents that it received. */
  legacy?: (world: World) => Promise<readonly unknown[]>;
  /** Takes seconds at 10,000 hypes: measured three times only */
  slow?: boolean;
};

/** How many rows a page of a list has. */
export const ROWS = 50;
/** A query that a hundredth of the users match at every size. */
const QUERY = 'ışık kaya';

async function idAt(position: number): Promise<string> {
  const { docs } = await firestore.collection('hypes').where('order', '==', position).limit(1).get();
  return docs[0]?.id ?? '';
}

const versionSchema = z.object({ result: z.object({ data: z.object({ version: z.int() }) }) });
const middle = ({ size }: World) => Math.ceil(size.hypes / 2);

/** Every procedure, in an order in which each finds what it needs. */
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
  // After those that rewrite all positions, which they do for at most 10,000.
  {
    ...{ name: 'hype.create', procedure: 'hype.create', legacy: legacy.createHype },
    input: ({ owner }) => recordedHype(owner),
  },
  { name: 'hype.trash', procedure: 'hype.trash' },
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
  { name: 'audit.list', procedure: 'audit.list' },
];
