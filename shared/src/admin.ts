import * as z from 'zod/mini';
import { flagsSchema } from './flags.ts';
import { idSchema } from './id.ts';
import { holdsAll, type Flags } from './permission.ts';
import { wellFormed } from './text.ts';

/** Passwords have at least this many UTF-16 code units (spec, section 5). */
export const MIN_PASSWORD_LENGTH = 32;
/** The longest password that Auth takes, in UTF-16 code units. */
export const MAX_PASSWORD_LENGTH = 4096;
/** The longest e-mail address: 64 characters, "@", 255 characters. */
const MAX_EMAIL_LENGTH = 320;

/** An address as Auth stores it: in lower case, so that two spellings of one address are one account. */
export const emailSchema = z
  .string()
  .check(
    z.maxLength(MAX_EMAIL_LENGTH, { error: 'Please enter a valid email address.', abort: true }),
    z.regex(z.regexes.email, 'Please enter a valid email address.'),
    z.toLowerCase(),
  );

/**
 * A new password, kept as typed: spaces and any script count. Its length is checked by hand: zod counts characters, and
 * an emoji is one of them but two UTF-16 units.
 */
export const passwordSchema = z.string().check(
  wellFormed,
  z.refine(({ length }) => length >= MIN_PASSWORD_LENGTH, 'Password should be at least 32 characters long.'),
  z.refine(
    ({ length }) => length <= MAX_PASSWORD_LENGTH,
    `The password is longer than ${MAX_PASSWORD_LENGTH} characters.`,
  ),
);

/** The highest premium limit an admin can be given: the web app offers each number up to one's own limit. */
export const MAX_PREMIUM_LIMIT = 10_000;

/** How many premium hypes an admin may mark: at least one (spec, section 6). A stored limit may be any number. */
const hypePremiumLimitSchema = z
  .int()
  .check(z.minimum(1), z.maximum(MAX_PREMIUM_LIMIT, `A premium limit is at most ${MAX_PREMIUM_LIMIT}.`));

/** An admin as the API returns it, never with a password. `createdAt` in epoch ms. */
export const adminSchema = z.object({
  id: z.string(),
  email: z.string(),
  ...flagsSchema.shape,
  hypePremiumLimit: z.int(),
  disabled: z.boolean(),
  createdAt: z.number(),
  createdBy: z.nullable(z.string()),
});
export type Admin = z.infer<typeof adminSchema>;

/** The signed-in admin with the number of premium hypes they have marked. */
export const sessionSchema = z.extend(adminSchema, { premiumUsed: z.int() });
export type Session = z.infer<typeof sessionSchema>;

/** Every admin, by e-mail address. */
export const adminsSchema = z.array(adminSchema);

/** A new admin (spec, section 2). */
export const createAdminInputSchema = z.strictObject({
  email: emailSchema,
  password: passwordSchema,
  ...flagsSchema.shape,
  hypePremiumLimit: hypePremiumLimitSchema,
});
export type CreateAdminInput = z.infer<typeof createAdminInputSchema>;

/** Changes to an admin. Fields and flags that are left out keep their values. */
export const updateAdminInputSchema = z.strictObject({
  id: idSchema,
  flags: z.optional(z.partial(flagsSchema)),
  hypePremiumLimit: z.optional(hypePremiumLimitSchema),
  disabled: z.optional(z.boolean()),
});
export type UpdateAdminInput = z.infer<typeof updateAdminInputSchema>;

export const resetLinkInputSchema = z.strictObject({ id: idSchema });
/** Link to Auth's page for setting a new password. Anyone with the link can use it, so it is handed over in person. */
export const resetLinkSchema = z.object({ link: z.string() });

type Holder = Flags & { id: string };
type Limited = { hypePremiumLimit: number };

/** Whether the actor may change or disable this admin: never themself, nor an admin with a flag the actor lacks. */
export function mayChangeAdmin(actor: Holder, admin: Holder): boolean {
  return actor.id !== admin.id && holdsAll(actor, admin);
}

/**
 * Whether the actor may create a password reset link for this admin. Whoever has the link controls the account, so the
 * actor must be able to grant all its flags and its premium limit.
 */
export function mayResetPassword(actor: Holder & Limited, admin: Holder & Limited): boolean {
  return mayChangeAdmin(actor, admin) && admin.hypePremiumLimit <= actor.hypePremiumLimit;
}
