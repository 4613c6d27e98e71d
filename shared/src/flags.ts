import * as z from 'zod/mini';

/** The stored form of `Flags`. Apart from the rules, so that a screen which only asks for a flag loads no schemas. */
export const flagsSchema = z.strictObject({
  canCreateAdmins: z.boolean(),
  canCreateHypes: z.boolean(),
  canDeleteHypes: z.boolean(),
  canEditHypes: z.boolean(),
});
