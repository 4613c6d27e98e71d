import { auditPageSchema, listAuditInputSchema } from '@hypelar/shared/audit';
import { permitted, router } from '../trpc/trpc.ts';
import { listAudit } from './listAudit.ts';

export const auditRouter = router({
  list: permitted('canCreateAdmins')
    .input(listAuditInputSchema)
    .output(auditPageSchema)
    .query(({ input }) => listAudit(input)),
});
