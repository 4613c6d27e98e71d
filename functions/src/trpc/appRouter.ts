import { adminRouter } from '../admin/adminRouter.ts';
import { auditRouter } from '../audit/auditRouter.ts';
import { docsRouter } from '../docs/docsRouter.ts';
import { hypeRouter } from '../hype/hypeRouter.ts';
import { mediaRouter } from '../media/mediaRouter.ts';
import { sessionRouter } from '../session/sessionRouter.ts';
import { userRouter } from '../user/userRouter.ts';
import type { Context } from './context.ts';
import { logRefusal } from './requestLog.ts';
import { createCallerFactory, router } from './trpc.ts';

export const appRouter = router({
  session: sessionRouter,
  hype: hypeRouter,
  media: mediaRouter,
  user: userRouter,
  admin: adminRouter,
  docs: docsRouter,
  audit: auditRouter,
});

/** The web imports this type and nothing else of the server. */
export type AppRouter = typeof appRouter;

const callerOf = createCallerFactory(appRouter);

/** Calls procedures without HTTP, for tests. */
export const createCaller = (context: Context): ReturnType<typeof callerOf> =>
  callerOf(context, {
    onError: ({ ctx = context, path = '', type, error }) => logRefusal(ctx, { procedure: path, type }, error),
  });
