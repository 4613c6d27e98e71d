import * as z from 'zod/mini';

/** The schema of `Flags`. Not in permission.ts, so that a screen which only checks a flag loads no schemas. */
export const flagsSchema = z.strictObject({
  canCreateAdmins: z.boolean(),
  canCreateHypes: z.boolean(),
  canDeleteHypes: z.boolean(),
  canEditHypes: z.boolean(),
});
