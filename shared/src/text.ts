import * as z from 'zod/mini';

/** Text that Firestore can store: no lone surrogates, 1 to `max` characters after trimming. */
export function lineSchema(max: number) {
  return z.string().check(
    z.refine((text) => text.isWellFormed(), 'The text has a broken character.'),
    z.trim(),
    z.minLength(1, 'The text is empty.'),
    z.maxLength(max, `The text is longer than ${max} characters.`),
  );
}
