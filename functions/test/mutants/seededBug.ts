/** A mistake in the server, and the test files of which at least one test must then fail. Paths are from the root. */
export type SeededBug = {
  name: string;
  file: string;
  /** Texts that are each in the file exactly once, and what stands there instead. */
  changes: [find: string, replace: string][];
  tests: string[];
};

/** Of one folder: the changed file and the tests that lie in it. */
type Place = { folder: string; file: string; tests: string[] };

/** A bug of one change. */
export function bug(name: string, { folder, file, tests }: Place, ...changes: SeededBug['changes']): SeededBug {
  const inFolder = (path: string) => (path.startsWith('/') ? path.slice(1) : `${folder}/${path}`);
  return { name, file: inFolder(file), changes, tests: tests.map(inFolder) };
}
