import { AppError, type AppCode } from '@hypelar/shared/appError';
import * as z from 'zod/mini';

/** gRPC codes (Firestore), HTTP statuses (Storage) and Node's connection errors. */
const APP_CODE_OF = new Map<number | string, AppCode>([
  [4, 'TIMED_OUT'], // DEADLINE_EXCEEDED
  [5, 'GONE'], // NOT_FOUND
  [6, 'BUSY'], // ALREADY_EXISTS
  [8, 'OVERLOADED'], // RESOURCE_EXHAUSTED
  [9, 'BUSY'], // FAILED_PRECONDITION
  [10, 'BUSY'], // ABORTED
  [14, 'UNAVAILABLE'],
  ...[408, 429, 500, 502, 503, 504].map((status): [number, AppCode] => [status, 'UNAVAILABLE']),
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'].map(
    (code): [string, AppCode] => [code, 'UNAVAILABLE'],
  ),
]);

const codedSchema = z.object({ code: z.union([z.number(), z.string()]) });

/**
 * The refusal that an error of Firestore or Cloud Storage means to a caller, with the error as its cause for the log;
 * null for any other error.
 */
export function platformRefusal(error: unknown): AppError | null {
  const { data } = codedSchema.safeParse(error);
  const appCode = error instanceof Error && data ? APP_CODE_OF.get(data.code) : undefined;
  return appCode ? new AppError(appCode, {}, { cause: error }) : null;
}
