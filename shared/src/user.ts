import * as z from 'zod/mini';
import { pageInput } from './page.ts';
import { userIdSchema } from './userId.ts';

/** The plans, in the order of the dropdown (spec, section 9). */
export const PLANS = ['Free', 'Monthly', 'Yearly'] as const;
export const planSchema = z.enum(PLANS);
export type Plan = z.infer<typeof planSchema>;

/** A row of the user list (spec, section 2). `plan` is null when the user has none or one that we do not know. */
export const userRowSchema = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  isPremium: z.boolean(),
  plan: z.nullable(planSchema),
});
export type UserRow = z.infer<typeof userRowSchema>;

const purchaseSchema = z.object({ productId: z.object({ hypeId: z.string() }) });

/** A user (spec, section 3): `likes` are hype ids; `picture` is an https address or empty. */
export const userSchema = z.extend(userRowSchema, {
  picture: z.string(),
  likes: z.array(z.string()),
  purchasedProducts: z.array(purchaseSchema),
});
export type User = z.infer<typeof userSchema>;

/**
 * The title of a hype that a user liked or bought: null when there is no such hype; `trashed` when it is in the trash.
 */
const hypeNameSchema = z.object({ id: z.string(), title: z.nullable(z.string()), trashed: z.boolean() });
export type HypeName = z.infer<typeof hypeNameSchema>;

/** A user with the titles of the hypes in `likes` and `purchasedProducts`, item by item in the same order. */
export const userDetailSchema = z.extend(userSchema, {
  likedHypes: z.array(hypeNameSchema),
  purchasedHypes: z.array(hypeNameSchema),
});
export type UserDetail = z.infer<typeof userDetailSchema>;

/** Users by document id. */
export const listUsersInputSchema = z.strictObject(pageInput);
export type ListUsersInput = z.infer<typeof listUsersInputSchema>;
export const userPageSchema = z.object({ items: z.array(userRowSchema), nextCursor: z.nullable(z.string()) });
export type UserPage = z.infer<typeof userPageSchema>;

export const getUserInputSchema = z.strictObject({ id: userIdSchema });

export const changePlanInputSchema = z.strictObject({ id: userIdSchema, plan: planSchema });
export type ChangePlanInput = z.infer<typeof changePlanInputSchema>;

/** The three fields that a change of plan writes, as the audit log keeps them. */
export type PlanFields = { plan: Plan | null; isPremium: boolean; forced: boolean };

/** The fields after choosing any plan, "Free" included (spec, section 4). */
export function chosenPlan(plan: Plan): PlanFields {
  return { plan, isPremium: true, forced: true };
}
