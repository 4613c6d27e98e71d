import { auth, firestore, mediaBucket } from '../src/firebase.ts';
import { documents } from './emulators.ts';

/** Everything in the project: every document, every account, every stored object. */
export async function everything() {
  const collections = await firestore.listCollections();
  const contents = await Promise.all(collections.map(async ({ id }) => [id, await documents(id)] as const));
  const { users } = await auth.listUsers();
  const [files] = await (await mediaBucket()).getFiles();
  return {
    documents: Object.fromEntries(contents),
    accounts: users.map((user) => user.toJSON()),
    objects: files.map(({ metadata }) => metadata),
  };
}
