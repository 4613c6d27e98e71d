import * as z from 'zod/mini';
import { idSchema } from './id.ts';
import { wellFormed } from './text.ts';

/** Everything that leaves an entry in the audit log: the procedure that did it. */
export const AUDIT_ACTIONS = [
  'hype.create',
  'hype.update',
  'hype.move',
  'hype.shuffle',
  'hype.undoShuffle',
  'hype.delete',
  'hype.restore',
  'media.update',
  'media.remove',
  'user.changePlan',
  'admin.create',
  'admin.update',
  'admin.resetLink',
  'docs.update',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** The path of one document: collection and id, which for a user is any that other apps may have chosen. */
const targetSchema = z
  .string()
  .check(wellFormed, z.regex(/^[A-Za-z]{1,40}\/[^/\p{Cc}]{1,128}$/u, 'A target is a path like "hypes/abc".'));

/**
 * One change: who did what to which document, which was `before` and is `after` (null when there was or is none). Times
 * in epoch ms, also inside the documents. An action of another version of this program reads as "unknown".
 */
export const auditEntrySchema = z.object({
  id: z.string(),
  at: z.number(),
  admin: z.object({ id: z.string(), email: z.string() }),
  action: z.enum([...AUDIT_ACTIONS, 'unknown']),
  target: z.string(),
  before: z.nullable(z.json()),
  after: z.nullable(z.json()),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

/** Newest first; `target` shows the history of one document. */
export const listAuditInputSchema = z.strictObject({
  cursor: z.optional(idSchema),
  limit: z._default(z.int().check(z.minimum(1), z.maximum(200)), 50),
  target: z.optional(targetSchema),
});
export type ListAuditInput = z.infer<typeof listAuditInputSchema>;

/** A page may hold fewer than `limit` entries before the last: long texts fill it earlier. */
export const auditPageSchema = z.object({ items: z.array(auditEntrySchema), nextCursor: z.nullable(z.string()) });
export type AuditPage = z.infer<typeof auditPageSchema>;
