import { APP_CODES, AppError, type AppCode, type AppErrorDetails } from '@hypelar/shared/appError';
import type { TRPC_ERROR_CODE_KEY } from '@trpc/server/rpc';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import { TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/rpc';
import { TRPCError } from '@trpc/server';
import * as z from 'zod/mini';
import { platformRefusal } from './platformRefusal.ts';

/** At most this many characters of the caller's input are echoed. */
const MAX_ECHO_LENGTH = 100;

/** The refusal behind an error if the caller may see it, else null. */
export function refusalOf(error: unknown): AppError | null {
  return error instanceof AppError ? error : platformRefusal(error);
}

function describe(error: TRPCError): { appCode: AppCode; details: AppErrorDetails } {
  const refusal = refusalOf(error.cause);
  if (refusal) return { appCode: refusal.appCode, details: refusal.details };
  if (error.code === 'INTERNAL_SERVER_ERROR') return { appCode: 'INTERNAL', details: {} };
  if (error.code === 'NOT_FOUND') return { appCode: 'UNKNOWN_PROCEDURE', details: {} };
  const path = error.cause instanceof z.core.$ZodError ? error.cause.issues[0]?.path : undefined;
  return path?.length
    ? { appCode: 'BAD_INPUT', details: { field: path.map(String).join('.').slice(0, MAX_ECHO_LENGTH) } }
    : { appCode: 'BAD_INPUT', details: {} };
}

/**
 * An error as it leaves the server: codes and details meant for the caller, never an internal message, stack or path.
 * The message is the app code.
 */
export function errorShape(error: TRPCError, path: string | undefined) {
  const { appCode, details } = describe(error);
  const { code } = error;
  const httpStatus = getHTTPStatusCodeFromError(error);
  return {
    message: appCode,
    code: TRPC_ERROR_CODES_BY_KEY[code],
    data: { code, httpStatus, path: path?.slice(0, MAX_ECHO_LENGTH), appCode, details },
  };
}

/** The tRPC error with the status that belongs to the refusal. */
export function asTrpcError(refusal: AppError): TRPCError {
  const code: TRPC_ERROR_CODE_KEY = APP_CODES[refusal.appCode];
  return new TRPCError({ code, message: refusal.appCode, cause: refusal });
}
