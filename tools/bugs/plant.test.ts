import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../suite/root.ts';
import { chooseBugs } from './bugsPhase.ts';
import { plantBug, requirePlantable, withBug } from './plant.ts';

const bug = (find: string, replace: string) => ({
  ...{ name: 'a bug', file: 'rule.ts', tests: [], signsIn: false },
  changes: [[find, replace] satisfies [string, string]],
});

describe('a seeded bug', () => {
  let folder: string;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'hypelar-plant-'));
    writeFileSync(join(folder, 'rule.ts'), 'used < limit');
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  it('is in the file until it is taken out', () => {
    const remove = plantBug(folder, bug('<', '<='));
    expect(readFileSync(join(folder, 'rule.ts'), 'utf8')).toBe('used <= limit');
    remove();
    expect(readFileSync(join(folder, 'rule.ts'), 'utf8')).toBe('used < limit');
  });

  it('is refused when its text is not there exactly once', () => {
    expect(() => withBug('a < b', bug('>', '>='))).toThrow('0 times');
    expect(() => withBug('a < b < c', bug('<', '<='))).toThrow('2 times');
  });
});

it('every seeded bug of the list fits the sources, and has a name of its own', () => {
  const bugs = chooseBugs(undefined);
  expect(() => requirePlantable(root, bugs)).not.toThrow();
  expect(new Set(bugs.map(({ name }) => name)).size).toBe(bugs.length);
});
