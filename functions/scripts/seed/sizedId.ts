import { createHash } from 'node:crypto';

/** An id like those of Firestore and Auth: the same every time for the same number, in no particular order. */
export function sizedId(noun: string, number: number, length: number): string {
  const letters = createHash('sha256')
    .update(`${noun} ${number}`)
    .digest('base64')
    .replace(/[^A-Za-z0-9]/g, '');
  return letters.slice(0, length).padEnd(length, 'x');
}

/** One of the words, always the same for the same number. */
export function pick(words: readonly string[], number: number): string {
  return words[number % words.length] ?? '';
}
