import * as z from 'zod/mini';

/** The longest cursor, in characters: enough for the longest name, e-mail address and id that the search indexes. */
const MAX_CURSOR_LENGTH = 8192;

/** Which page of a list: without a cursor the first, else the one after the page that returned it as `nextCursor`. */
export const pageInput = {
  cursor: z.optional(z.string().check(z.minLength(1), z.maxLength(MAX_CURSOR_LENGTH))),
  limit: z._default(z.int().check(z.minimum(1), z.maximum(200)), 50),
};
