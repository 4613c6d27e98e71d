import { AppError, type AppCode, type AppErrorDetails } from '@hypelar/shared/appError';
import { TRPCError } from '@trpc/server';

export type Refusal = { code: string; appCode: AppCode | null; details: AppErrorDetails };

/** How a call is refused: its tRPC code, app code and details. Throws when it is not refused. */
export async function refusalOf(call: Promise<unknown>): Promise<Refusal> {
  const error = await call.then(
    () => new Error('The call was not refused.'),
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof TRPCError)) throw error;
  const { cause } = error;
  return cause instanceof AppError
    ? { code: error.code, appCode: cause.appCode, details: cause.details }
    : { code: error.code, appCode: null, details: {} };
}
