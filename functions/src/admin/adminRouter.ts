import {
  adminSchema,
  adminsSchema,
  createAdminInputSchema,
  resetLinkInputSchema,
  resetLinkSchema,
  updateAdminInputSchema,
} from '@hypelar/shared/admin';
import { permitted, router } from '../trpc/trpc.ts';
import { readAdmins } from './adminRepository.ts';
import { createAdmin } from './createAdmin.ts';
import { createResetLink } from './createResetLink.ts';
import { updateAdmin } from './updateAdmin.ts';

export const adminRouter = router({
  list: permitted('canCreateAdmins')
    .output(adminsSchema)
    .query(() => readAdmins()),

  create: permitted('canCreateAdmins')
    .input(createAdminInputSchema)
    .output(adminSchema)
    .mutation(({ ctx, input }) => createAdmin(ctx.admin, input)),

  update: permitted('canCreateAdmins')
    .input(updateAdminInputSchema)
    .output(adminSchema)
    .mutation(({ ctx, input }) => updateAdmin(ctx.admin, input)),

  resetLink: permitted('canCreateAdmins')
    .input(resetLinkInputSchema)
    .output(resetLinkSchema)
    .mutation(({ ctx, input }) => createResetLink(ctx.admin, input.id)),
});
