import { inspect } from 'node:util';
import { auth, firestore, mediaBucket, Timestamp } from '../src/firebase.ts';
import { clearFirestore, deliverEvents } from './emulators.ts';

/** Empties the project, including Auth and Storage, and stops events until `leaveProject`. */
export async function emptyProject(): Promise<void> {
  await deliverEvents(false);
  await (await mediaBucket()).deleteFiles({ force: true });
  const { users } = await auth.listUsers(1000);
  if (users.length > 0) await auth.deleteUsers(users.map(({ uid }) => uid));
  await clearFirestore();
}

/** Empties the project and turns events on again. */
export async function leaveProject(): Promise<void> {
  await emptyProject();
  await deliverEvents(true);
}

/** Every document of every collection as text, the same for the same data: for comparing states and searching them. */
export async function exportFirestore(): Promise<string> {
  const collections = (await firestore.listCollections()).toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const lines: string[] = [];
  for (const collection of collections) {
    for (const document of (await collection.get()).docs) lines.push(`${document.ref.path} ${text(document.data())}`);
  }
  return lines.join('\n');
}

function text(value: unknown): string {
  if (value instanceof Timestamp) return `time ${value.valueOf()}`;
  if (Array.isArray(value)) return `[${value.map(text).join()}]`;
  if (typeof value !== 'object' || value === null) return inspect(value, { maxStringLength: null });
  const fields = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `{${fields.map(([name, field]) => `${name}:${text(field)}`).join()}}`;
}
