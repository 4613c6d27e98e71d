/**
 * Whether the document of a hype uses this object: some text in it, in whatever field, is its path or an address of it. So
 * other programs may keep their files where they like, under `data` for one.
 */
export function usesObject(document: unknown, path: string): boolean {
  if (typeof document === 'string') return document === path || names(document, path);
  if (typeof document !== 'object' || document === null) return false;
  return isPlain(document) && Object.values(document).some((field) => usesObject(field, path));
}

/** Whether it is a list or a map: times and references are made of other objects, without an end. */
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === Array.prototype;
}

/** Whether a URL, whatever its query, ends with this path: as it is or escaped, which every program does in its own way. */
function names(address: string, path: string): boolean {
  const place = address.split(/[?#]/)[0] ?? '';
  return [place, decoded(place)].some((text) => text.endsWith(`/${path}`));
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
