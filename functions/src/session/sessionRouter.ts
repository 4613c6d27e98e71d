import { sessionSchema } from '@hypelar/shared/admin';
import { premiumUsed } from '@hypelar/shared/premium';
import { readRegistry } from '../premium/premiumRepository.ts';
import { adminProcedure, router } from '../trpc/trpc.ts';

export const sessionRouter = router({
  me: adminProcedure.output(sessionSchema).query(async ({ ctx }) => ({
    ...ctx.admin,
    premiumUsed: premiumUsed(await readRegistry(), ctx.admin.id),
  })),
});
