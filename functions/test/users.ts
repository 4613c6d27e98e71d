import { Query } from 'firebase-admin/firestore';
import { vi } from 'vitest';
import { firestore, type DocumentData } from '../src/firebase.ts';

/** Stores users under their ids. */
export async function storeUsers(users: Record<string, DocumentData>): Promise<void> {
  const writer = firestore.bulkWriter();
  for (const [id, document] of Object.entries(users)) void writer.set(firestore.collection('users').doc(id), document);
  await writer.close();
}

/** How many documents Firestore bills for what `work` reads: one for each that it asks for or finds, one for none. */
export async function countReads(work: () => Promise<unknown>): Promise<number> {
  const [getAll, get] = [vi.spyOn(firestore, 'getAll'), vi.spyOn(Query.prototype, 'get')];
  try {
    await work();
    const found = await Promise.all(get.mock.results.map(async ({ value }) => (await value).docs.length));
    const asked = await Promise.all(getAll.mock.results.map(async ({ value }) => (await value).length));
    return [...asked, ...found.map((count) => Math.max(1, count))].reduce((sum, count) => sum + count, 0);
  } finally {
    getAll.mockRestore();
    get.mockRestore();
  }
}
