import { docsSchema, updateDocsInputSchema } from '@hypelar/shared/docs';
import { adminProcedure, router } from '../trpc/trpc.ts';
import { readDocs, shownDocs } from './docsRepository.ts';
import { updateDocs } from './updateDocs.ts';

export const docsRouter = router({
  get: adminProcedure.output(docsSchema).query(async () => shownDocs(await readDocs())),

  update: adminProcedure
    .input(updateDocsInputSchema)
    .output(docsSchema)
    .mutation(({ ctx, input }) => updateDocs(ctx.admin, input)),
});
