import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { assertFails, initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, describe, it } from 'vitest';

let environment: RulesTestEnvironment;

beforeAll(async () => {
  const [host = '', port] = (process.env['FIRESTORE_EMULATOR_HOST'] ?? '').split(':');
  const rules = await readFile(join(import.meta.dirname, '../../firestore.rules'), 'utf8');
  // A project of its own: these rules and documents meet no other test.
  environment = await initializeTestEnvironment({
    projectId: 'demo-hypelar-rules',
    firestore: { host, port: Number(port), rules },
  });
  await environment.withSecurityRulesDisabled((context) => context.firestore().doc('hypes/h1').set({ title: 'x' }));
});

afterAll(() => environment.cleanup());

const ALL_CLAIMS = {
  admin: true,
  canCreateAdmins: true,
  canCreateHypes: true,
  canDeleteHypes: true,
  canEditHypes: true,
};
const CALLERS = {
  anonymous: () => environment.unauthenticatedContext(),
  'a user of the app': () => environment.authenticatedContext('user'),
  'an admin with every flag': () => environment.authenticatedContext('admin', ALL_CLAIMS),
};
const COLLECTIONS = [
  ...['hypes', 'users', 'admins', 'docs', 'premiumHypes', 'uploads', 'deletedHypes', 'auditLog', 'userSearch', 'meta'],
  ...['anything', 'hypes/h1/below'],
];

describe.each(Object.entries(CALLERS))('the database refuses %s', (_, caller) => {
  it.each(COLLECTIONS)('in %s', async (collection) => {
    const database = caller().firestore();
    const document = database.doc(`${collection}/h1`);
    await assertFails(document.get());
    await assertFails(database.collection(collection).get());
    await assertFails(database.collection(collection).doc('new').set({ a: 1 }));
    await assertFails(document.update({ a: 1 }));
    await assertFails(document.delete());
  });
});
