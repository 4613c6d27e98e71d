import * as z from 'zod/mini';

/** The longest cursor, in characters: it can hold the longest name, e-mail address and id that the search knows. */
const MAX_CURSOR_LENGTH = 8192;

/** Which page of a list: the first without a cursor, else the one after the page whose `nextCursor` it is. */
export const pageInput = {
  cursor: z.optional(z.string().check(z.minLength(1), z.maxLength(MAX_CURSOR_LENGTH))),
  limit: z._default(z.int().check(z.minimum(1), z.maximum(200)), 50),
};
