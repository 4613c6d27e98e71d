import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SeededBug } from '../../functions/test/mutants/seededBug.ts';
import { Failure } from '../suite/failure.ts';

/** The text with the bug. Fails when the list no longer fits the file. */
export function withBug(text: string, { name, file, changes }: SeededBug): string {
  return changes.reduce((changed, [find, replace]) => {
    const parts = changed.split(find);
    if (parts.length === 2) return parts.join(replace);
    throw new Failure(
      `The bug "${name}" looks for a text that is ${parts.length - 1} times in ${file} and not once: ${find}`,
    );
  }, text);
}

/** Plants the bug in the tree at `folder`; returns a function that removes it. */
export function plantBug(folder: string, bug: SeededBug): () => void {
  const path = join(folder, bug.file);
  const sound = readFileSync(path, 'utf8');
  writeFileSync(path, withBug(sound, bug));
  return () => writeFileSync(path, sound);
}

/** Checks that every bug can be planted and its tests exist, before time is spent on any. */
export function requirePlantable(folder: string, bugs: readonly SeededBug[]): void {
  for (const bug of bugs) {
    if (!existsSync(join(folder, bug.file)))
      throw new Failure(`The bug "${bug.name}" is for ${bug.file}, which is gone.`);
    withBug(readFileSync(join(folder, bug.file), 'utf8'), bug);
    const missing = bug.tests.find((test) => !existsSync(join(folder, test)));
    if (missing) throw new Failure(`The bug "${bug.name}" is for ${missing} to find, which is gone.`);
  }
}
