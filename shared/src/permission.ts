import * as z from 'zod/mini';

/** The permission flags an admin can hold (spec, sections 3 and 6). */
export const FLAGS = ['canCreateAdmins', 'canCreateHypes', 'canDeleteHypes', 'canEditHypes'] as const;
export type Flag = (typeof FLAGS)[number];

/** One boolean per flag. */
export const flagsSchema = z.strictObject({
  canCreateAdmins: z.boolean(),
  canCreateHypes: z.boolean(),
  canDeleteHypes: z.boolean(),
  canEditHypes: z.boolean(),
});
export type Flags = z.infer<typeof flagsSchema>;

/** Whether the holder may do what the flag stands for: the one predicate behind a button and behind its refusal. */
export function hasFlag(holder: Flags, flag: Flag): boolean {
  return holder[flag];
}
