import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RulesRuntime } from '../emulators/rulesRuntime.ts';
import { firestoreRulesFault } from './firestoreAccess.ts';
import { FIRESTORE_MUTANTS } from './firestoreMutants.ts';
import { mutated } from './mutants.ts';
import { rulesIn } from './rulesIn.ts';
import { startStorageEngine, storageRulesFault } from './storageEngine.ts';
import { STORAGE_MUTANTS } from './storageMutants.ts';

describe('storage.rules', () => {
  const rules = rulesIn('storage.rules');
  let engine: RulesRuntime;

  beforeAll(async () => {
    engine = await startStorageEngine();
  });

  afterAll(() => engine.stop());

  it.each(STORAGE_MUTANTS)('are not these, where $name', async (mutant) => {
    expect(await storageRulesFault(engine, mutated(rules, mutant)), 'The mutant survives').not.toBeNull();
  });
});

describe('firestore.rules', () => {
  const rules = rulesIn('firestore.rules');

  it.each(FIRESTORE_MUTANTS)('are not these, where $name', async (mutant) => {
    expect(await firestoreRulesFault(mutated(rules, mutant)), 'The mutant survives').not.toBeNull();
  });
});
