import { sessionSchema } from '@hypelar/shared/admin';
import { adminProcedure, router } from '../trpc/trpc.ts';

export const sessionRouter = router({
  // The permission check has read all of it already.
  me: adminProcedure.output(sessionSchema).query(({ ctx }) => ctx.admin),
});
