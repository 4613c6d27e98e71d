import * as z from 'zod/mini';

/** The id of any document that Firestore can hold, so that a cursor made up by a caller never reaches the database. */
export const documentIdSchema = z.string().check(
  z.regex(/^(?!\.{1,2}$)(?!__.*__$)[^/]+$/su),
  z.refine((id) => id.isWellFormed() && Buffer.byteLength(id) <= 1500),
);
