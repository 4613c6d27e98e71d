import '../ownProject.ts';
import { beforeEach, expect, it } from 'vitest';
import { mediaBucket } from '../../src/firebase.ts';
import { purgeTrash } from '../../src/hype/purgeTrash.ts';
import { deleteObject, objectPages } from '../../src/media/objectStore.ts';
import { clearFirestore, documents } from '../emulators.ts';
import { callerAs, makeAdmin } from '../factories.ts';
import { recordedHype } from '../hypes.ts';
import { nextMonth } from './operations.ts';

beforeEach(clearFirestore);

async function countObjects(prefix: string): Promise<number> {
  let count = 0;
  for await (const page of objectPages(prefix)) count += page.length;
  return count;
}

it('fault 14: a purge of a hype with 1,004 objects, cut short in the middle, is ended by the next one', async () => {
  const admin = await makeAdmin();
  const { id } = await callerAs(admin).hype.create(await recordedHype(admin));
  const bucket = await mediaBucket();
  const names = Array.from({ length: 1001 }, (_, index) => `hypes/${id}/gif-${index}`);
  for (let start = 0; start < names.length; start += 50) {
    const some = names.slice(start, start + 50);
    await Promise.all(some.map((name) => bucket.file(name).save('x', { resumable: false })));
  }
  await callerAs(admin).hype.delete({ id });
  let deleted = 0;
  const deleteFile: typeof deleteObject = async (object) => {
    if (deleted === 500) throw new Error('Storage is away.');
    deleted += 1;
    await deleteObject(object);
  };
  expect(await purgeTrash({ now: nextMonth(), deleteFile })).toEqual({ hypes: 0, failures: 1 });
  expect(await countObjects(`hypes/${id}/`)).toBe(504);
  expect(await purgeTrash({ now: nextMonth() })).toEqual({ hypes: 1, failures: 0 });
  expect(await countObjects(`hypes/${id}/`)).toBe(0);
  expect(await documents('deletedHypes')).toEqual({});
});
