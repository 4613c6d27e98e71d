import { auditPageSchema, listAuditInputSchema } from '@hypelar/shared/audit';
import * as z from 'zod/mini';
import { permitted, router } from '../trpc/trpc.ts';
import { listAudit } from './listAudit.ts';

export const auditRouter = router({
  list: permitted('canCreateAdmins')
    .input(z.prefault(listAuditInputSchema, {}))
    .output(auditPageSchema)
    .query(({ input }) => listAudit(input)),
});
