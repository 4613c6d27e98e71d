import * as z from 'zod/mini';
import { idSchema } from './id.ts';
import { wellFormed } from './text.ts';

/** Every action that the audit log records, named after its procedure. */
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

/** The path of one document: collection and id. A user's id can be anything that other apps chose. */
const targetSchema = z
  .string()
  .check(wellFormed, z.regex(/^[A-Za-z]{1,40}\/[^/\p{Cc}]{1,128}$/u, 'A target is a path like "hypes/abc".'));

/**
 * One change: who did what to which document, and the document `before` and `after` it (null when it did not exist).
 * Times in epoch ms, also inside the documents. An action that only another version knows reads as "unknown".
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

/** A page of the log, newest first; `target` limits it to the history of one document. */
export const listAuditInputSchema = z.strictObject({
  cursor: z.optional(idSchema),
  limit: z._default(z.int().check(z.minimum(1), z.maximum(200)), 50),
  target: z.optional(targetSchema),
});
export type ListAuditInput = z.infer<typeof listAuditInputSchema>;

/** A page. Any page may hold fewer than `limit` entries: large documents fill it earlier. */
export const auditPageSchema = z.object({ items: z.array(auditEntrySchema), nextCursor: z.nullable(z.string()) });
export type AuditPage = z.infer<typeof auditPageSchema>;
