import * as z from 'zod/mini';
import { wellFormed } from './text.ts';

/**
 * The document id of a user. Other apps choose these ids (some sign-in services use "auth0|5f7c" or an e-mail address),
 * so more characters are allowed than in ours: all but "/" and control characters. Not allowed are ".", ".." and the
 * form `__x__`, which Firestore reserves.
 */
export const userIdSchema = z
  .string()
  .check(
    wellFormed,
    z.regex(/^(?!\.{1,2}$)(?!__.*__$)[^/\p{Cc}]{1,128}$/u, 'A user id has 1 to 128 characters without "/".'),
  );
