import {
  createHypeInputSchema,
  hypeIdInputSchema,
  hypePageSchema,
  hypeSchema,
  listHypesInputSchema,
  listTrashInputSchema,
  movedHypesSchema,
  moveHypeInputSchema,
  noInputSchema,
  reservationSchema,
  reserveHypeInputSchema,
  restoredHypeSchema,
  shuffledSchema,
  trashPageSchema,
  undoneShuffleSchema,
  undoShuffleInputSchema,
  updateHypeInputSchema,
} from '@hypelar/shared/hype';
import * as z from 'zod/mini';
import { adminProcedure, permitted, router } from '../trpc/trpc.ts';
import { createHype } from './createHype.ts';
import { deleteHype } from './deleteHype.ts';
import { listHypes } from './listHypes.ts';
import { listTrash } from './listTrash.ts';
import { moveHype } from './moveHype.ts';
import { requireHype } from './requireHype.ts';
import { reserveHype } from './reserveHype.ts';
import { restoreHype } from './restoreHype.ts';
import { shuffleHypes } from './shuffleHypes.ts';
import { undoShuffle } from './undoShuffle.ts';
import { updateHype } from './updateHype.ts';

export const hypeRouter = router({
  list: adminProcedure
    .input(z.prefault(listHypesInputSchema, {}))
    .output(hypePageSchema)
    .query(({ input }) => listHypes(input)),

  get: permitted('canEditHypes')
    .input(hypeIdInputSchema)
    .output(hypeSchema)
    .query(({ input }) => requireHype(input.id)),

  reserve: permitted('canCreateHypes', 'canEditHypes')
    .input(reserveHypeInputSchema)
    .output(reservationSchema)
    .mutation(({ ctx, input }) => reserveHype(ctx.admin, input.id)),

  create: permitted('canCreateHypes')
    .input(createHypeInputSchema)
    .output(hypeSchema)
    .mutation(({ ctx, input }) => createHype(ctx.admin, input)),

  update: permitted('canEditHypes')
    .input(updateHypeInputSchema)
    .output(hypeSchema)
    .mutation(({ ctx, input }) => updateHype(ctx.admin, input)),

  move: adminProcedure
    .input(moveHypeInputSchema)
    .output(movedHypesSchema)
    .mutation(({ ctx, input }) => moveHype(ctx.admin, input)),

  shuffle: adminProcedure
    .input(noInputSchema)
    .output(shuffledSchema)
    .mutation(({ ctx }) => shuffleHypes(ctx.admin)),

  undoShuffle: adminProcedure
    .input(undoShuffleInputSchema)
    .output(undoneShuffleSchema)
    .mutation(({ ctx, input }) => undoShuffle(ctx.admin, input.version)),

  delete: permitted('canDeleteHypes')
    .input(hypeIdInputSchema)
    .output(z.void())
    .mutation(({ ctx, input }) => deleteHype(ctx.admin, input.id)),

  restore: permitted('canDeleteHypes')
    .input(hypeIdInputSchema)
    .output(restoredHypeSchema)
    .mutation(({ ctx, input }) => restoreHype(ctx.admin, input.id)),

  trash: permitted('canDeleteHypes')
    .input(z.prefault(listTrashInputSchema, {}))
    .output(trashPageSchema)
    .query(({ input }) => listTrash(input)),
});
