import { useId } from 'react';
import { useLanguage } from '../i18n/language.tsx';
import { Button } from '../ui/Button.tsx';
import { Panel } from '../ui/Panel.tsx';
import { FailureNote } from './FailureNote.tsx';
import styles from './SubmitPanel.module.css';
import { UploadProgress } from './UploadProgress.tsx';
import type { HypeSubmit, SubmitPhase } from './useCreateHype.ts';
import { hypeFormTexts, type HypeFormTextKey } from './hypeFormTexts.ts';

const BUTTON_TEXTS = {
  editing: 'createHypeSubmit',
  preparing: 'preparing',
  uploading: 'uploading',
  saving: 'saving',
} as const satisfies Record<SubmitPhase, HypeFormTextKey>;

/** The submit button with what still keeps it disabled, the progress of the uploads and why the last try failed. */
export function SubmitPanel({ submit, problems }: { submit: HypeSubmit; problems: readonly string[] }) {
  const { t } = useLanguage(hypeFormTexts);
  const id = useId();
  const editing = submit.phase === 'editing';
  return (
    <Panel title={t('submitSection')}>
      <UploadProgress submit={submit} />
      {submit.failure && <FailureNote failure={submit.failure} />}
      <div id={id} className={styles.problems}>
        {editing && problems.length > 0 && (
          <>
            <p>{t('problemsHeading')}</p>
            <ul>
              {problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          </>
        )}
      </div>
      <Button type="submit" look="primary" aria-disabled={!editing || problems.length > 0} aria-describedby={id}>
        {t(BUTTON_TEXTS[submit.phase])}
      </Button>
    </Panel>
  );
}
