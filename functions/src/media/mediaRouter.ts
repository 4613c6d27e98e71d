import {
  listMediaInputSchema,
  mediaPageSchema,
  objectMetadataSchema,
  removeMediaInputSchema,
  updateMediaInputSchema,
} from '@hypelar/shared/media';
import * as z from 'zod/mini';
import { permitted, router } from '../trpc/trpc.ts';
import { listMedia } from './listMedia.ts';
import { removeMedia } from './removeMedia.ts';
import { updateMedia } from './updateMedia.ts';

export const mediaRouter = router({
  list: permitted('canEditHypes')
    .input(listMediaInputSchema)
    .output(mediaPageSchema)
    .query(({ input }) => listMedia(input)),

  update: permitted('canEditHypes')
    .input(updateMediaInputSchema)
    .output(objectMetadataSchema)
    .mutation(({ ctx, input }) => updateMedia(ctx.admin, input)),

  remove: permitted('canEditHypes')
    .input(removeMediaInputSchema)
    .output(z.void())
    .mutation(({ ctx, input }) => removeMedia(ctx.admin, input)),
});
