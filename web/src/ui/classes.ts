/** Joins class names into one attribute value; false and undefined are left out. */
export function classes(...names: readonly (string | false | undefined)[]): string {
  return names.filter((name) => name !== false && name !== undefined).join(' ');
}
