import * as z from 'zod/mini';

/** A valid id of a Firestore document. Other ids in a forged cursor never reach the database. */
export const documentIdSchema = z.string().check(
  z.regex(/^(?!\.{1,2}$)(?!__.*__$)[^/]+$/su),
  z.refine((id) => id.isWellFormed() && Buffer.byteLength(id) <= 1500),
);
