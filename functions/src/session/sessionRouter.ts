import { sessionSchema } from '@hypelar/shared/admin';
import { adminProcedure, router } from '../trpc/trpc.ts';

export const sessionRouter = router({
  // All of it stands in the document that the permission check has read.
  me: adminProcedure.output(sessionSchema).query(({ ctx }) => ctx.admin),
});
