/** The byte at an index of a file: no two parts of a file, and no two files with different seeds, are alike. */
export function byteAt(index: number, seed: number): number {
  return (index * 31 + (index >> 8) * 7 + (index >> 16) + seed) & 255;
}
