/** The hypes that name an object, here or in the trash, by the path of the object. */
export type Uses = ReadonlyMap<string, ReadonlySet<string>>;

/** What these documents of hypes name, each with the id of its hype. */
export function usesOf(documents: Iterable<readonly [id: string, document: unknown]>): Uses {
  const uses = new Map<string, Set<string>>();
  for (const [id, document] of documents) addUses(uses, id, document);
  return uses;
}

/** Adds what one document of a hype names. */
export function addUses(uses: Map<string, Set<string>>, id: string, document: unknown): void {
  for (const path of namedPaths(document)) uses.set(path, (uses.get(path) ?? new Set()).add(id));
}

/** Whether the document of a hype uses this object. */
export function usesObject(document: unknown, path: string): boolean {
  return namedPaths(document).has(path);
}

/**
 * The paths under `hypes/` that the document of a hype names: some text in it, in whatever field, is the path or an
 * address of it. So other programs may keep their files where they like, under `data` for one.
 */
export function namedPaths(document: unknown): Set<string> {
  return new Set(textsIn(document).flatMap(pathsOf));
}

function textsIn(field: unknown): string[] {
  if (typeof field === 'string') return [field];
  if (typeof field !== 'object' || field === null || !isPlain(field)) return [];
  return Object.values(field).flatMap(textsIn);
}

/** Whether it is a list or a map: times and references are made of other objects, without an end. */
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === Array.prototype;
}

/**
 * The text itself, and the ends of a URL, whatever its query: as it is or escaped, which every program does in its own
 * way.
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
