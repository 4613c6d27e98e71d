import {
  changePlanInputSchema,
  getUserInputSchema,
  listUsersInputSchema,
  userDetailSchema,
  userPageSchema,
  userSchema,
} from '@hypelar/shared/user';
import { searchUsersInputSchema, userMatchesSchema } from '@hypelar/shared/userSearch';
import * as z from 'zod/mini';
import { permitted, router } from '../trpc/trpc.ts';
import { changePlan } from './changePlan.ts';
import { getUser } from './getUser.ts';
import { listUsers } from './listUsers.ts';
import { searchUsers } from './searchUsers.ts';
import { countUsers } from './userRepository.ts';

/** The user screens need the flag that shows their button (spec, section 2). */
const userProcedure = permitted('canCreateHypes');

export const userRouter = router({
  list: userProcedure
    .input(z.prefault(listUsersInputSchema, {}))
    .output(userPageSchema)
    .query(({ input }) => listUsers(input)),

  count: userProcedure.output(z.int()).query(() => countUsers()),

  search: userProcedure
    .input(searchUsersInputSchema)
    .output(userMatchesSchema)
    .query(({ input }) => searchUsers(input)),

  get: userProcedure
    .input(getUserInputSchema)
    .output(userDetailSchema)
    .query(({ input }) => getUser(input.id)),

  changePlan: userProcedure
    .input(changePlanInputSchema)
    .output(userSchema)
    .mutation(({ ctx, input }) => changePlan(ctx.admin, input)),
});
