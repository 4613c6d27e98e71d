import type { Admin } from '@hypelar/shared/admin';
import type { CreateHypeInput } from '@hypelar/shared/hype';
import * as z from 'zod/mini';
import { NO_FLAGS } from '../scripts/demoAdmins.ts';
import { callerAs, makeAccount, makeAdmin } from './factories.ts';
import { placeHypes, recordedFile, recordedHype, storedHype, versionOfOrder } from './hypes.ts';
import { storeUsers } from './users.ts';

type Filled<Item> = [Item, ...Item[]];

/** The data that procedures are called with, and what the latest responses said about it. */
export type World = {
  owner: Admin;
  hypeIds: Filled<string>;
  userIds: Filled<string>;
  adminIds: Filled<string>;
  /** Hypes with three recorded files that can be created */
  ready: Filled<CreateHypeInput>;
  /** Objects of the first hype */
  paths: Filled<string>;
  cursors: Filled<string>;
  auditIds: Filled<string>;
  /** hype id -> what a caller who has just read it knows */
  seen: Map<string, { updatedAt: number; order: number }>;
  version: number;
};

export async function makeFuzzWorld(): Promise<World> {
  const owner = await makeAdmin({ hypePremiumLimit: 3 });
  await makeAccount(owner);
  const plain = [await makeAdmin(NO_FLAGS), await makeAdmin({ ...NO_FLAGS, hypePremiumLimit: 1 })];
  await Promise.all(plain.map(makeAccount));
  await placeHypes(8);
  await storeUsers(users());
  const caller = callerAs(owner);
  for (const detail of ['One text', 'Another text']) await caller.docs.update({ terms: { detail } });
  const [one, two, three] = await Promise.all([recordedHype(owner), recordedHype(owner), recordedHype(owner)]);
  const paths = await Promise.all([
    recordedFile('h1', 'gif'),
    recordedFile('h1', 'audio'),
    recordedFile('h1', 'video'),
  ]);
  const [users1, search, audit] = [
    await caller.user.list({ limit: 2 }),
    await caller.user.search({ query: 'a', limit: 1 }),
    await caller.audit.list({ limit: 1 }),
  ];
  await caller.hype.delete({ id: 'h7' });
  await caller.hype.delete({ id: 'h8' });
  const trash = await caller.hype.trash({ limit: 1 });
  const [hypeIds, entry] = [['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'h7', 'h8'] as const, audit.items[0]?.id ?? 'none'];
  const seen = await Promise.all(hypeIds.slice(0, 6).map(async (id) => [id, await storedHype(id)] as const));
  return {
    owner,
    hypeIds: [...hypeIds],
    userIds: ['u1', ...Object.keys(users()), 'nobody'],
    adminIds: ['nobody', ...plain.map(({ id }) => id)],
    ready: [one, two, three],
    paths: ['hypes/h1/gif-none', ...paths],
    cursors: ['x', users1.nextCursor ?? 'x', search.nextCursor ?? 'x', trash.nextCursor ?? 'x'],
    auditIds: [entry],
    seen: new Map(seen),
    version: z.int().parse(await versionOfOrder()),
  };
}

function users() {
  const whole = {
    email: 'ayse@ornek.test',
    name: 'Ayşe Işık',
    plan: 'Monthly',
    isPremium: true,
    likes: ['h1', 'gone'],
  };
  return {
    u1: whole,
    u2: { data: whole },
    u3: { data: { plan: 7, likes: null }, purchasedProducts: null, picture: 'javascript:x' },
    u4: { purchasedProducts: [{ productId: { hypeId: 'h7' } }, null, { productId: 'a/b' }], likes: ['', '..', 'a/b'] },
    'auth0|5f7c': { name: '\u0130\u0131Ii', email: 5 },
    ...Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`n${index}`, { name: `Kişi ${index}` }])),
  };
}

const answerSchema = z.object({ id: z.string(), updatedAt: z.number(), order: z.number() });
const shuffledSchema = z.object({ version: z.int() });

/** Remembers what a response says, so that later inputs can be valid. */
export function learn(world: World, answer: unknown): void {
  for (const item of Array.isArray(answer) ? [...answer] : [answer]) {
    const hype = answerSchema.safeParse(item);
    if (hype.success) world.seen.set(hype.data.id, hype.data);
  }
  world.version = shuffledSchema.safeParse(answer).data?.version ?? world.version;
}
