/** The byte at a place of a file: no two stretches of a file, and no two files of different seeds, are alike. */
export function byteAt(index: number, seed: number): number {
  return (index * 31 + (index >> 8) * 7 + (index >> 16) + seed) & 255;
}
