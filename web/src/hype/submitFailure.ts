import type { AppCode } from '@hypelar/shared/appError';
import { MEDIA_KINDS, MEDIA_REFUSALS, type MediaKind } from '@hypelar/shared/media';
import type { StorageErrorCode } from '@hypelar/shared/storageError';
import * as z from 'zod/mini';
import { readFailure } from '../api/apiFailure.ts';

/** What a refusal of `hype.reserve` or `hype.create` tells besides its code; what cannot be read is left out. */
const detailsSchema = z.object({
  durationMs: z.catch(z.optional(z.number()), undefined),
  kind: z.catch(z.optional(z.enum(MEDIA_KINDS)), undefined),
  refusal: z.catch(z.optional(z.enum(MEDIA_REFUSALS)), undefined),
});
type RefusalDetails = z.infer<typeof detailsSchema>;

export type ApiRefusal = { from: 'api'; code: AppCode | 'NETWORK'; details: RefusalDetails };
type UploadFailure = { from: 'upload'; kind: MediaKind; code: StorageErrorCode };

/** Why a submit failed. `keepsFiles`: files were sent before it, and none of them must be sent again. */
export type FailedSubmit = (UploadFailure | ApiRefusal) & { keepsFiles: boolean };
export type SubmitFailure = FailedSubmit | { from: 'canceled' };

/** Reads what the API, or Auth on its way there, threw. */
export function readRefusal(error: unknown): ApiRefusal {
  const { code, details } = readFailure(error);
  return { from: 'api', code, details: z.safeParse(detailsSchema, details).data ?? {} };
}
