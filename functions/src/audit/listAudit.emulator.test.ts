import '../../test/ownProject.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { clearFirestore } from '../../test/emulators.ts';
import { callerAs, makeAdmin } from '../../test/factories.ts';
import { refusalOf } from '../../test/refusal.ts';
import { firestore, inTransaction, Timestamp } from '../firebase.ts';
import { addAuditEntry } from './auditRepository.ts';

beforeEach(clearFirestore);

const entry = (target: string, after: object | null = null) => ({
  ...({ admin: { id: 'a', email: 'a@hypelar.test' }, action: 'docs.update', target, before: null, after } as const),
});

/** Writes entries at these times, each about `hypes/{index}`. */
async function write(times: number[], after: object | null = null): Promise<void> {
  await inTransaction(async (tx) => {
    for (const [index, at] of times.entries()) addAuditEntry(tx, at, entry(`hypes/${index}`, after));
  });
}

type Caller = ReturnType<typeof callerAs>;

async function everyPage(caller: Caller, options: { limit: number; target?: string }) {
  const pages: Awaited<ReturnType<Caller['audit']['list']>>[] = [];
  for (let cursor: string | null | undefined = undefined; cursor !== null;) {
    const page = await caller.audit.list(cursor === undefined ? options : { ...options, cursor });
    pages.push(page);
    cursor = page.nextCursor;
  }
  return pages;
}

describe('audit.list', () => {
  it('is empty while nothing has happened', async () => {
    expect(await callerAs(await makeAdmin()).audit.list()).toEqual({ items: [], nextCursor: null });
  });

  it.each([1, 7, 20, 21, 45, 200])('pages of %i show every entry once, newest first, ties too', async (limit) => {
    const caller = callerAs(await makeAdmin());
    const times = Array.from({ length: 45 }, (_, index) => 1_790_000_000_000 + Math.floor(index / 4));
    await write(times);
    const pages = await everyPage(caller, { limit });
    const items = pages.flatMap((page) => page.items);
    expect(items.map(({ at }) => at)).toEqual(times.toReversed());
    expect(new Set(items.map(({ target }) => target)).size).toBe(45);
    expect(pages).toHaveLength(Math.ceil(45 / limit));
  });

  it('skips nothing when entries come in between two pages', async () => {
    const caller = callerAs(await makeAdmin());
    await write([1, 2, 3, 4]);
    const first = await caller.audit.list({ limit: 2 });
    await write([5, 6]);
    const second = await caller.audit.list({ limit: 2, cursor: first.nextCursor ?? '' });
    expect([...first.items, ...second.items].map(({ at }) => at)).toEqual([4, 3, 2, 1]);
  });

  it('shows the history of one document', async () => {
    const caller = callerAs(await makeAdmin());
    for (const at of [1, 2, 3]) await write([at, at]);
    const pages = await everyPage(caller, { limit: 2, target: 'hypes/1' });
    expect(pages.map(({ items }) => items.map(({ at, target }) => [at, target]))).toEqual([
      [
        [3, 'hypes/1'],
        [2, 'hypes/1'],
      ],
      [[1, 'hypes/1']],
    ]);
    expect(await caller.audit.list({ target: 'hypes/9' })).toEqual({ items: [], nextCursor: null });
  });

  it('shows the documents of an entry with times in epoch ms', async () => {
    const caller = callerAs(await makeAdmin());
    await write([5], { detail: 'a', updatedAt: Timestamp.fromMillis(7) });
    const { items } = await caller.audit.list({});
    expect(items).toEqual([
      { ...entry('hypes/0'), id: expect.any(String), at: 5, after: { detail: 'a', updatedAt: 7 } },
    ]);
  });

  it('ends a page early when its entries are long', async () => {
    const caller = callerAs(await makeAdmin());
    const long = { detail: 'x'.repeat(400_000) };
    for (const at of [1, 2, 3, 4, 5]) await write([at, at, at, at, at], long);
    const pages = await everyPage(caller, { limit: 200 });
    expect(pages.map(({ items }) => items.length)).toEqual([20, 5]);
  });

  it('shows what others wrote as far as it can be read', async () => {
    const caller = callerAs(await makeAdmin());
    await firestore
      .collection('auditLog')
      .doc('strange')
      .set({ at: Timestamp.fromMillis(3), action: 'hype.burn', after: [1] });
    expect((await caller.audit.list({})).items).toEqual([
      {
        ...{ id: 'strange', at: 3, admin: { id: '', email: '' }, action: 'unknown', target: '' },
        ...{ before: null, after: [1] },
      },
    ]);
  });

  it('refuses a cursor of no entry, and an admin without canCreateAdmins', async () => {
    const caller = callerAs(await makeAdmin());
    await firestore.collection('auditLog').doc('untimed').set({ action: 'docs.update' });
    for (const cursor of ['nothing', 'untimed']) {
      expect(await refusalOf(caller.audit.list({ cursor }))).toMatchObject({
        ...{ code: 'BAD_REQUEST', appCode: 'BAD_INPUT', details: { field: 'cursor' } },
      });
    }
    const weak = callerAs(await makeAdmin({ canCreateAdmins: false }));
    expect(await refusalOf(weak.audit.list({}))).toMatchObject({ appCode: 'FLAG_MISSING' });
  });
});
