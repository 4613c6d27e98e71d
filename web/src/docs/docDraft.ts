import {
  DOC_IDS,
  MAX_DOC_BYTES,
  utf8Bytes,
  type Doc,
  type DocId,
  type Docs,
  type UpdateDocsInput,
} from '@hypelar/shared/docs';

/** A text being edited, and the stored version that its writer saw. */
export type DocDraft = { text: string; seen: Doc };
/** The texts being edited; one that is missing here is as stored. */
export type DocDrafts = Partial<Record<DocId, DocDraft>>;

/** The state of one text. `conflict` is the stored text when someone else saved it since the writer saw it. */
export type DocState = { text: string; changed: boolean; tooLong: boolean; bytes: number; conflict: Doc | null };

export function docState(stored: Doc, draft: DocDraft | undefined): DocState {
  const text = draft?.text ?? stored.detail;
  const bytes = utf8Bytes(text.toWellFormed());
  const changed = text !== stored.detail;
  const stale = changed && draft !== undefined && draft.seen.updatedAt !== stored.updatedAt;
  return { text, changed, bytes, tooLong: bytes > MAX_DOC_BYTES, conflict: stale ? stored : null };
}

/** The input of the save: the changed texts, each with the version that its writer saw. */
export function docsToSave(stored: Docs, drafts: DocDrafts): UpdateDocsInput {
  const input: UpdateDocsInput = {};
  for (const id of DOC_IDS) {
    const draft = drafts[id];
    if (draft && docState(stored[id], draft).changed) {
      input[id] = { detail: draft.text.toWellFormed(), updatedAt: draft.seen.updatedAt };
    }
  }
  return input;
}
