import * as z from 'zod/mini';

/** A document id that is safe in every path: letters, digits, `_` and `-`, but not the reserved form `__x__`. */
export const idSchema = z
  .string()
  .check(z.regex(/^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/u, 'An id has 1 to 128 letters, digits, "_" or "-".'));
