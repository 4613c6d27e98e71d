import { DOC_IDS, type DocId, type Docs } from '@hypelar/shared/docs';
import { useId, useState, type SubmitEvent } from 'react';
import { api } from '../api/api.ts';
import { readFailure } from '../api/apiFailure.ts';
import { useFailureText } from '../api/useFailureText.ts';
import { useLanguage } from '../i18n/language.tsx';
import { useUnsavedWork } from '../shell/leaveGuard.tsx';
import { Button } from '../ui/Button.tsx';
import { ErrorNote } from '../ui/ErrorNote.tsx';
import { toastStore } from '../ui/toastStore.ts';
import { DocField } from './DocField.tsx';
import { docsToSave, docState, type DocDraft, type DocDrafts } from './docDraft.ts';
import styles from './DocsForm.module.css';
import { docsTexts, type DocsTextKey } from './docsTexts.ts';

const LABELS = { terms: 'termsOfUse', privacy: 'privacyPolicy' } as const satisfies Record<DocId, DocsTextKey>;

/** Both texts side by side and the Update button (spec, section 2). `docs` holds the stored texts. */
export function DocsForm({ docs }: { docs: Docs }) {
  const { t } = useLanguage(docsTexts);
  const failureText = useFailureText();
  const statusId = useId();
  const [drafts, setDrafts] = useState<DocDrafts>({});
  const utils = api.useUtils();
  const update = api.docs.update.useMutation({
    onSuccess: (saved) => {
      // At once, so that the old texts never show between the save and the refetch.
      utils.docs.get.setData(undefined, saved);
      setDrafts({});
      toastStore.show(t('docsUpdated'));
    },
    // Reloads what someone else saved, to show it beside the own text.
    onError: (error) => {
      if (readFailure(error).code === 'EDIT_CONFLICT') void utils.docs.get.invalidate();
    },
  });

  const states = DOC_IDS.map((id) => docState(docs[id], drafts[id]));
  const changed = states.some((state) => state.changed);
  const conflict = states.some((state) => state.conflict);
  const tooLong = states.some((state) => state.tooLong);
  const status = conflict ? 'docsToSolve' : tooLong ? 'docsTooLong' : changed ? 'docsChanged' : 'docsUnchanged';
  const blocked = !changed || conflict || tooLong || update.isPending;
  useUnsavedWork(changed);

  function setDraft(id: DocId, draft: DocDraft | undefined) {
    update.reset();
    setDrafts({ ...drafts, [id]: draft });
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!blocked) update.mutate(docsToSave(docs, drafts));
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      <div className={styles.bar}>
        <Button type="submit" look="primary" aria-disabled={blocked} aria-describedby={statusId}>
          {t(update.isPending ? 'updatingDocs' : 'updateDocs')}
        </Button>
        <p id={statusId} role="status" className={styles.status}>
          {t(status)}
        </p>
      </div>
      {update.isError && !conflict && <ErrorNote heading={t('updateDocsFailed')} text={failureText(update.error)} />}
      <div className={styles.docs}>
        {DOC_IDS.map((id) => (
          <DocField
            key={id}
            id={id}
            label={t(LABELS[id])}
            stored={docs[id]}
            draft={drafts[id]}
            busy={update.isPending}
            onChange={(draft) => setDraft(id, draft)}
          />
        ))}
      </div>
    </form>
  );
}
