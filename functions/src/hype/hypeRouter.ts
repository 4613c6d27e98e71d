import {
  createHypeInputSchema,
  hypePageSchema,
  hypeSchema,
  listHypesInputSchema,
  reservationSchema,
  reserveHypeInputSchema,
} from '@hypelar/shared/hype';
import * as z from 'zod/mini';
import { adminProcedure, permitted, router } from '../trpc/trpc.ts';
import { createHype } from './createHype.ts';
import { listHypes } from './listHypes.ts';
import { reserveHype } from './reserveHype.ts';

export const hypeRouter = router({
  list: adminProcedure
    .input(z.prefault(listHypesInputSchema, {}))
    .output(hypePageSchema)
    .query(({ input }) => listHypes(input)),

  reserve: permitted('canCreateHypes', 'canEditHypes')
    .input(reserveHypeInputSchema)
    .output(reservationSchema)
    .mutation(({ ctx, input }) => reserveHype(ctx.admin, input.id)),

  create: permitted('canCreateHypes')
    .input(createHypeInputSchema)
    .output(hypeSchema)
    .mutation(({ ctx, input }) => createHype(ctx.admin, input)),
});
