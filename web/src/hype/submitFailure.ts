import type { AppCode } from '@hypelar/shared/appError';
import { MEDIA_KINDS, MEDIA_REFUSALS, type MediaKind } from '@hypelar/shared/media';
import type { StorageErrorCode } from '@hypelar/shared/storageError';
import * as z from 'zod/mini';
import { readFailure } from '../api/apiFailure.ts';

/** The details of a refusal by a call of the submit (reserve, create, update); unreadable ones are left out. */
const detailsSchema = z.object({
  durationMs: z.catch(z.optional(z.number()), undefined),
  kind: z.catch(z.optional(z.enum(MEDIA_KINDS)), undefined),
  refusal: z.catch(z.optional(z.enum(MEDIA_REFUSALS)), undefined),
});
type RefusalDetails = z.infer<typeof detailsSchema>;

export type ApiRefusal = { from: 'api'; code: AppCode | 'NETWORK'; details: RefusalDetails };
type UploadFailure = { from: 'upload'; kind: MediaKind; code: StorageErrorCode };

/** Why a submit failed. `keepsFiles`: files were sent before it, and none of them needs to be sent again. */
export type FailedSubmit = (UploadFailure | ApiRefusal) & { keepsFiles: boolean };
export type SubmitFailure = FailedSubmit | { from: 'canceled' };

/** Reads what a call of the API threw, or Auth on the way to it. */
export function readRefusal(error: unknown): ApiRefusal {
  const { code, details } = readFailure(error);
  return { from: 'api', code, details: z.safeParse(detailsSchema, details).data ?? {} };
}
