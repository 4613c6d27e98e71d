/** A mistake in the server, and the test files of which at least one test must then fail. Paths are from the root. */
export type SeededBug = {
  name: string;
  file: string;
  /** Texts that are each in the file exactly once, and what stands there instead. */
  changes: [find: string, replace: string][];
  tests: string[];
  /** Whether the tests sign in, or call the API: then only the project of the suite will do. */
  signsIn: boolean;
};

/** Of one folder: the changed file and the tests that lie in it. */
type Place = { folder: string; file: string; tests: string[]; signsIn?: boolean };

export function bug(name: string, place: Place, ...changes: SeededBug['changes']): SeededBug {
  const { folder, file, tests, signsIn = false } = place;
  return { name, file: `${folder}/${file}`, changes, tests: tests.map((test) => `${folder}/${test}`), signsIn };
}
