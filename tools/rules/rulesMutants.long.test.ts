import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RulesRuntime } from '../emulators/rulesRuntime.ts';
import { root } from '../suite/root.ts';
import { firestoreRulesFault, loadFirestoreRules } from './firestoreAccess.ts';
import { FIRESTORE_MUTANTS } from './firestoreMutants.ts';
import { mutated } from './mutants.ts';
import { startStorageEngine, storageRulesFault } from './storageEngine.ts';
import { STORAGE_MUTANTS } from './storageMutants.ts';

const rulesIn = (name: string) => readFileSync(join(root, name), 'utf8');

describe('storage.rules', () => {
  const rules = rulesIn('storage.rules');
  let engine: RulesRuntime;

  beforeAll(async () => {
    engine = await startStorageEngine();
  });

  afterAll(() => engine.stop());

  it('T9: decide every cell of the matrix right', async () => {
    expect(await storageRulesFault(engine, rules)).toBeNull();
  });

  it.each(STORAGE_MUTANTS)('are not these, where $name', async (mutant) => {
    expect(await storageRulesFault(engine, mutated(rules, mutant)), 'The mutant survives').not.toBeNull();
  });
});

describe('firestore.rules', () => {
  const rules = rulesIn('firestore.rules');

  /** Each in a project of its own: rules and documents meet no other test. */
  async function fault(content: string) {
    const project = `demo-rules-${randomUUID().slice(0, 8)}`;
    await loadFirestoreRules(project, content);
    return firestoreRulesFault(project);
  }

  it('T1: refuse every access of every client', async () => {
    expect(await fault(rules)).toBeNull();
  });

  it.each(FIRESTORE_MUTANTS)('are not these, where $name', async (mutant) => {
    expect(await fault(mutated(rules, mutant)), 'The mutant survives').not.toBeNull();
  });
});
