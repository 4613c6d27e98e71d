import { expect, it } from 'vitest';
import { firestoreRulesFault } from './firestoreAccess.ts';
import { rulesIn } from './rulesIn.ts';
import { startStorageEngine, storageRulesFault } from './storageEngine.ts';

it('T1: firestore.rules refuse every access of every client', async () => {
  expect(await firestoreRulesFault(rulesIn('firestore.rules'))).toBeNull();
});

it('T9: storage.rules decide every cell of the matrix right', async () => {
  const engine = await startStorageEngine();
  try {
    expect(await storageRulesFault(engine, rulesIn('storage.rules'))).toBeNull();
  } finally {
    engine.stop();
  }
});
