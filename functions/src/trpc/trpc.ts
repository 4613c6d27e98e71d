import { AppError } from '@hypelar/shared/appError';
import { hasFlag, type Flag } from '@hypelar/shared/permission';
import { initTRPC } from '@trpc/server';
import { logger } from 'firebase-functions/logger';
import type { Context } from './context.ts';
import { asTrpcError, errorShape, refusalOf } from './errorShape.ts';

const trpc = initTRPC.context<Context>().create({
  isDev: false,
  errorFormatter: ({ error, path }) => errorShape(error, path),
});

export const { router, createCallerFactory } = trpc;

/** Gives every refusal its status and logs one line per call: no input, no e-mail, no token. */
const logged = trpc.procedure.use(async ({ ctx, path, type, next }) => {
  const startedAt = performance.now();
  const result = await next();
  const ms = Math.round(performance.now() - startedAt);
  const uid = await ctx.requireAdmin().then(
    ({ id }) => id,
    () => null,
  );
  if (result.ok) {
    logger.info('call', { procedure: path, type, ms, uid, code: 'OK' });
    return result;
  }
  const refusal = refusalOf(result.error.cause);
  const error = refusal ? asTrpcError(refusal) : result.error;
  const line = { procedure: path, type, ms, uid, code: error.code, appCode: refusal?.appCode ?? null };
  if (error.code === 'INTERNAL_SERVER_ERROR')
    logger.error('call', { ...line, stack: error.cause?.stack ?? error.stack });
  else logger.warn('call', line);
  throw error;
});

/** A procedure for every admin who is signed in and not disabled. Who calls is settled before the input is read. */
export const adminProcedure = logged.use(async ({ ctx, next }) => next({ ctx: { admin: await ctx.requireAdmin() } }));

/** A procedure for admins who hold at least one of the flags. */
export function permitted(...flags: [Flag, ...Flag[]]) {
  return adminProcedure.use(({ ctx, next }) => {
    if (!flags.some((flag) => hasFlag(ctx.admin, flag))) throw new AppError('FLAG_MISSING');
    return next();
  });
}
