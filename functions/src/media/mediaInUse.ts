/** The ids of the hypes, trashed ones included, that use an object, by its path. */
export type Uses = ReadonlyMap<string, ReadonlySet<string>>;

/** The objects that these hype documents use, each with the ids of its hypes. */
export function usesOf(documents: Iterable<readonly [id: string, document: unknown]>): Uses {
  const uses = new Map<string, Set<string>>();
  for (const [id, document] of documents) addUses(uses, id, document);
  return uses;
}

/** Adds the objects that one hype document uses. */
export function addUses(uses: Map<string, Set<string>>, id: string, document: unknown): void {
  for (const path of namedPaths(document)) uses.set(path, (uses.get(path) ?? new Set()).add(id));
}

/** Whether a hype document uses this object. */
export function usesObject(document: unknown, path: string): boolean {
  return namedPaths(document).has(path);
}

/**
 * The paths under `hypes/` that a hype document uses: some text in it, in any field, is the path or a URL of it. So
 * other programs may keep their files in any field, for example under `data`.
 */
export function namedPaths(document: unknown): Set<string> {
  return new Set(textsIn(document).flatMap(pathsOf));
}

function textsIn(field: unknown): string[] {
  if (typeof field === 'string') return [field];
  if (typeof field !== 'object' || field === null || !isPlain(field)) return [];
  return Object.values(field).flatMap(textsIn);
}

/** Whether it is a list or a map. Times and references are not searched: a reference's object graph has no end. */
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === Array.prototype;
}

/**
 * The text itself if it is a path, and the paths in which a URL ends, without its query: both as it is and decoded,
 * since every program escapes differently.
 */
function pathsOf(text: string): string[] {
  const place = text.split(/[?#]/)[0] ?? '';
  const itself = text.startsWith('hypes/') ? [text] : [];
  return [...itself, ...[place, decoded(place)].flatMap(endsOf)];
}

function endsOf(address: string): string[] {
  return [...address.matchAll(/\/(?=hypes\/)/g)].map(({ index }) => address.slice(index + 1));
}

/** Broken escapes stay as they are. */
function decoded(text: string): string {
  return text.replace(/(?:%[\da-f]{2})+/gi, (escapes) => {
    try {
      return decodeURIComponent(escapes);
    } catch {
      return escapes;
    }
  });
}
