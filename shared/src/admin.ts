import * as z from 'zod/mini';
import { flagsSchema } from './permission.ts';

/** Passwords have at least this many UTF-16 code units (spec, section 5). */
export const MIN_PASSWORD_LENGTH = 32;

/** An admin as the API shows one: never a password. `createdAt` in epoch ms. */
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
