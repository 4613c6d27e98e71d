import { APP_CODES, type AppCode, type AppErrorDetails } from '@hypelar/shared/appError';
import { MEDIA_KINDS, MEDIA_REFUSALS } from '@hypelar/shared/media';
import { TRPCClientError } from '@trpc/client';
import * as z from 'zod/mini';

/** Why a call failed: a refusal of the server, or no answer at all. */
export type ApiFailure = { code: AppCode | 'NETWORK'; details: AppErrorDetails };

const detailsSchema = z.object({
  durationMs: z.optional(z.number()),
  kind: z.optional(z.enum(MEDIA_KINDS)),
  refusal: z.optional(z.enum(MEDIA_REFUSALS)),
  field: z.optional(z.string()),
});

const refusalSchema = z.object({
  appCode: z.custom<AppCode>((code) => typeof code === 'string' && Object.hasOwn(APP_CODES, code)),
  details: z.catch(detailsSchema, {}),
});

/** Reads what a call threw. An answer that is not ours (a proxy's page) means that the server cannot answer. */
export function readFailure(error: unknown): ApiFailure {
  if (!(error instanceof TRPCClientError)) return { code: 'INTERNAL', details: {} };
  const refusal = z.safeParse(refusalSchema, error.data);
  if (refusal.success) return { code: refusal.data.appCode, details: withoutUndefined(refusal.data.details) };
  return { code: error.meta?.['response'] === undefined ? 'NETWORK' : 'UNAVAILABLE', details: {} };
}

/** Whether asking the same again may help: never after a refusal (4xx). */
export function mayRetry(error: unknown): boolean {
  return ['NETWORK', 'UNAVAILABLE', 'INTERNAL'].includes(readFailure(error).code);
}

function withoutUndefined({ durationMs, kind, refusal, field }: z.infer<typeof detailsSchema>): AppErrorDetails {
  return {
    ...(durationMs === undefined ? {} : { durationMs }),
    ...(kind === undefined ? {} : { kind }),
    ...(refusal === undefined ? {} : { refusal }),
    ...(field === undefined ? {} : { field }),
  };
}
