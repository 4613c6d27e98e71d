/**
 * A mistake in the server, and the test files of which at least one test must then fail. Paths are relative to the
 * root.
 */
export type SeededBug = {
  name: string;
  file: string;
  /** Texts that each occur exactly once in the file, and their replacements. */
  changes: [find: string, replace: string][];
  tests: string[];
  /** Whether the tests sign in or call the API, and so need the suite's project. */
  signsIn: boolean;
};

/** Within one folder: the changed file and its tests. */
type Place = { folder: string; file: string; tests: string[]; signsIn?: boolean };

export function bug(name: string, place: Place, ...changes: SeededBug['changes']): SeededBug {
  const { folder, file, tests, signsIn = false } = place;
  return { name, file: `${folder}/${file}`, changes, tests: tests.map((test) => `${folder}/${test}`), signsIn };
}
