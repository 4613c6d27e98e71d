/** The permission flags an admin can hold (spec, sections 3 and 6). */
export const FLAGS = ['canCreateAdmins', 'canCreateHypes', 'canDeleteHypes', 'canEditHypes'] as const;
export type Flag = (typeof FLAGS)[number];

/** One boolean per flag. */
export type Flags = Record<Flag, boolean>;

/** What one admin can grant another: flags and a premium limit. */
export type Grant = Flags & { hypePremiumLimit: number };

/** Whether the holder has the flag. Both the button and the server's check use this function. */
export function hasFlag(holder: Flags, flag: Flag): boolean {
  return holder[flag];
}

/** Whether the holder has all of these flags: a creator grants only flags they hold (spec, section 6). */
export function holdsAll(holder: Flags, flags: Flags): boolean {
  return FLAGS.every((flag) => hasFlag(holder, flag) || !hasFlag(flags, flag));
}

/** Whether the holder may grant this premium limit: from 1 to their own (spec, section 6). */
export function mayGrantLimit(holder: Grant, limit: number): boolean {
  return Number.isInteger(limit) && limit >= 1 && limit <= holder.hypePremiumLimit;
}
