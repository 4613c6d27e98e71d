import * as z from 'zod/mini';

/** Text that Firestore and Auth can store: no lone surrogates. */
export const wellFormed = z.refine<string>((text) => text.isWellFormed(), {
  error: 'The text has a broken character.',
  abort: true,
});

/** Text that Firestore can store: no lone surrogates, 1 to `max` characters after trimming. */
export function lineSchema(max: number) {
  return z
    .string()
    .check(
      wellFormed,
      z.trim(),
      z.minLength(1, 'The text is empty.'),
      z.maxLength(max, `The text is longer than ${max} characters.`),
    );
}
