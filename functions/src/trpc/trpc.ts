import { AppError } from '@hypelar/shared/appError';
import { hasFlag, type Flag } from '@hypelar/shared/permission';
import { initTRPC } from '@trpc/server';
import type { Context } from './context.ts';
import { asTrpcError, errorShape, refusalOf } from './errorShape.ts';
import { logAnswer } from './requestLog.ts';

const trpc = initTRPC.context<Context>().create({
  isDev: false,
  errorFormatter: ({ error, path }) => errorShape(error, path),
});

export const { router, createCallerFactory } = trpc;

/** Logs each answer and gives every refusal its status; `onError` logs refusals with all other errors. */
const logged = trpc.procedure.use(async ({ ctx, path, type, next }) => {
  const result = await next();
  if (result.ok) {
    logAnswer(ctx, { procedure: path, type });
    return result;
  }
  const refusal = refusalOf(result.error.cause);
  throw refusal ? asTrpcError(refusal) : result.error;
});

/** A procedure for every signed-in admin who is not disabled. The caller is checked before the input is parsed. */
export const adminProcedure = logged.use(async ({ ctx, next }) => next({ ctx: { admin: await ctx.requireAdmin() } }));

/** A procedure for admins who hold at least one of the flags. */
export function permitted(...flags: [Flag, ...Flag[]]) {
  return adminProcedure.use(({ ctx, next }) => {
    if (!flags.some((flag) => hasFlag(ctx.admin, flag))) throw new AppError('FLAG_MISSING');
    return next();
  });
}
