import type { Flag } from '@hypelar/shared/permission';
import { randomUUID } from 'node:crypto';
import type { Admin } from '@hypelar/shared/admin';
import { NO_FLAGS } from '../scripts/demoAdmins.ts';
import { callerAs, makeAccount, makeAdmin, PASSWORD } from './factories.ts';
import { placeHypes, recordedFile, recordedHype, storedHype, versionOfOrder } from './hypes.ts';
import { storeUsers } from './users.ts';

export type Row = {
  procedure: string;
  /** The flag without which every caller is refused; null when every admin may call */
  needs: Flag | null;
  /** Where the input decides which flag is needed: holders of one of these get as far as the input check */
  opens?: Flag[];
  /**
   * An input that changes something when the owner, an admin with all flags, sends it: so a refusal is due to the
   * caller alone, and an unwanted change would show.
   */
  input: (owner: Admin) => unknown;
};

/** What every procedure requires according to the design. */
export const ROWS: Row[] = [
  { procedure: 'session.me', needs: null, input: () => undefined },

  { procedure: 'hype.list', needs: null, input: () => ({ from: 1, limit: 2 }) },
  { procedure: 'hype.get', needs: 'canEditHypes', input: () => ({ id: 'h1' }) },
  { procedure: 'hype.reserve', needs: 'canCreateHypes', opens: ['canCreateHypes', 'canEditHypes'], input: () => ({}) },
  {
    procedure: 'hype.reserve',
    needs: 'canEditHypes',
    opens: ['canCreateHypes', 'canEditHypes'],
    input: () => ({ id: 'h1' }),
  },
  { procedure: 'hype.create', needs: 'canCreateHypes', input: (owner) => recordedHype(owner) },
  {
    procedure: 'hype.update',
    needs: 'canEditHypes',
    input: async () => ({ id: 'h1', updatedAt: (await storedHype('h1')).updatedAt, title: 'Another' }),
  },
  {
    procedure: 'hype.move',
    needs: null,
    input: async () => ({ id: 'h1', from: (await storedHype('h1')).order, to: (await storedHype('h2')).order }),
  },
  { procedure: 'hype.shuffle', needs: null, input: () => undefined },
  {
    procedure: 'hype.undoShuffle',
    needs: null,
    input: async (owner) => {
      await callerAs(owner).hype.shuffle();
      return { version: await versionOfOrder() };
    },
  },
  { procedure: 'hype.delete', needs: 'canDeleteHypes', input: () => ({ id: 'h2' }) },
  {
    procedure: 'hype.restore',
    needs: 'canDeleteHypes',
    input: async (owner) => {
      await callerAs(owner).hype.delete({ id: 'h3' });
      return { id: 'h3' };
    },
  },
  { procedure: 'hype.trash', needs: 'canDeleteHypes', input: () => ({ limit: 1 }) },

  { procedure: 'media.list', needs: 'canEditHypes', input: () => ({ hypeId: 'h1' }) },
  {
    procedure: 'media.update',
    needs: 'canEditHypes',
    input: async () => ({ hypeId: 'h1', path: await recordedFile('h1', 'gif'), cacheControl: 'no-cache' }),
  },
  {
    procedure: 'media.remove',
    needs: 'canEditHypes',
    input: async () => ({ hypeId: 'h1', path: await recordedFile('h1', 'gif') }),
  },

  { procedure: 'user.list', needs: 'canCreateHypes', input: () => ({ limit: 1 }) },
  { procedure: 'user.count', needs: 'canCreateHypes', input: () => undefined },
  { procedure: 'user.search', needs: 'canCreateHypes', input: () => ({ query: 'ayse' }) },
  { procedure: 'user.get', needs: 'canCreateHypes', input: () => ({ id: 'u1' }) },
  { procedure: 'user.changePlan', needs: 'canCreateHypes', input: () => ({ id: 'u1', plan: 'Yearly' }) },

  { procedure: 'admin.list', needs: 'canCreateAdmins', input: () => undefined },
  {
    procedure: 'admin.create',
    needs: 'canCreateAdmins',
    input: () => ({ email: `${randomUUID()}@hypelar.test`, password: PASSWORD, ...NO_FLAGS, hypePremiumLimit: 1 }),
  },
  {
    procedure: 'admin.update',
    needs: 'canCreateAdmins',
    input: async () => ({ id: await plainAdmin(), hypePremiumLimit: 2 }),
  },
  { procedure: 'admin.resetLink', needs: 'canCreateAdmins', input: async () => ({ id: await plainAdmin() }) },

  { procedure: 'docs.get', needs: null, input: () => undefined },
  { procedure: 'docs.update', needs: null, input: () => ({ terms: { detail: 'Another text' } }) },

  { procedure: 'audit.list', needs: 'canCreateAdmins', input: () => ({ limit: 1 }) },
];

/** Creates the hypes h1 to h3 at their positions and the user u1. */
export async function makeWorld(): Promise<void> {
  await placeHypes(3);
  await storeUsers({ u1: { name: 'Ayşe', email: 'ayse@ornek.test', plan: 'Free' } });
}

async function plainAdmin(): Promise<string> {
  const admin = await makeAdmin({ ...NO_FLAGS, hypePremiumLimit: 1 });
  await makeAccount(admin);
  return admin.id;
}
