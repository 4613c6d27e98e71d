import type { Admin } from '@hypelar/shared/admin';
import { AppError } from '@hypelar/shared/appError';
import { DOC_IDS, type DocInput, type Docs, type UpdateDocsInput } from '@hypelar/shared/docs';
import { requireAdmin } from '../admin/requireAdmin.ts';
import { addAuditEntry } from '../audit/auditRepository.ts';
import { inTransaction } from '../firebase.ts';
import { docDocument, readDocs, shownDoc, shownDocs, writeDoc, type StoredDoc } from './docsRepository.ts';

/**
 * Replaces the given legal texts, all or none. Unchanged texts are not written. EDIT_CONFLICT when one was saved since
 * the `updatedAt` that the caller saw, unless it already is the wanted text: a save is retried when its response was
 * lost.
 */
export function updateDocs(admin: Admin, input: UpdateDocsInput, now = Date.now()): Promise<Docs> {
  return inTransaction(async (tx) => {
    const [editor, docs] = await Promise.all([requireAdmin(admin.id, tx), readDocs(tx)]);
    for (const id of DOC_IDS) {
      const [before, wanted] = [docs[id], input[id]];
      if (!wanted || !changes(before, wanted)) continue;
      // Two saves within a millisecond still differ, so that the second cannot pass for the first.
      const updatedAt = Math.max(now, (before?.updatedAt ?? 0) + 1);
      const after: StoredDoc = { detail: wanted.detail, updatedAt, updatedBy: editor.id };
      docs[id] = after;
      writeDoc(tx, id, after);
      addAuditEntry(tx, now, {
        admin: { id: editor.id, email: editor.email },
        action: 'docs.update',
        target: `docs/${id}`,
        before: before && docDocument(before),
        after: docDocument(after),
      });
    }
    return shownDocs(docs);
  });
}

/** Whether the text would change. EDIT_CONFLICT when it would and the caller has not seen the stored one. */
function changes(before: StoredDoc | null, { detail, updatedAt }: DocInput): boolean {
  const shown = shownDoc(before);
  if (detail === shown.detail) return false;
  if (updatedAt !== undefined && updatedAt !== shown.updatedAt) throw new AppError('EDIT_CONFLICT');
  return true;
}
