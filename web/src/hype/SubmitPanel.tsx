import type { MediaKind } from '@hypelar/shared/media';
import { useId, useRef } from 'react';
import { useLanguage } from '../i18n/language.tsx';
import { Button } from '../ui/Button.tsx';
import { Note } from '../ui/Note.tsx';
import { Panel } from '../ui/Panel.tsx';
import { FailureNote } from './FailureNote.tsx';
import styles from './SubmitPanel.module.css';
import { UploadProgress } from './UploadProgress.tsx';
import { useOnline } from './useOnline.ts';
import type { HypeSubmit, SubmitPhase } from './useSubmitHype.ts';
import { hypeFormTexts, type HypeFormTextKey } from './hypeFormTexts.ts';

const BUTTON_TEXTS = {
  preparing: 'preparing',
  uploading: 'uploading',
  saving: 'saving',
} as const satisfies Record<Exclude<SubmitPhase, 'editing'>, HypeFormTextKey>;

/** The panel's texts for a new hype and for an existing one. */
const WORDS = {
  create: { submit: 'createHypeSubmit', problems: 'problemsHeading', failure: 'failureHeading' },
  edit: { submit: 'editHypeSubmit', problems: 'editProblemsHeading', failure: 'editFailureHeading' },
} as const satisfies Record<string, Record<string, HypeFormTextKey>>;

type SubmitPanelProps = {
  submit: HypeSubmit;
  of: keyof typeof WORDS;
  /** The files to send */
  kinds: readonly MediaKind[];
  problems: readonly string[];
};

/** The submit button with what still keeps it disabled, the progress of the uploads and why the last try failed. */
export function SubmitPanel({ submit, of, kinds, problems }: SubmitPanelProps) {
  const { t } = useLanguage(hypeFormTexts);
  const online = useOnline();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const { phase, failure } = submit;
  const editing = phase === 'editing';
  const words = WORDS[of];

  /** Presses the submit button. It takes the focus, because the control pressed elsewhere disappears meanwhile. */
  function press() {
    button.current?.focus();
    button.current?.click();
  }

  return (
    <Panel title={t('submitSection')}>
      <UploadProgress submit={submit} kinds={kinds} onRetry={problems.length === 0 ? press : null} />
      {editing && !online && <Note tone="info">{t('formOffline')}</Note>}
      {failure && <FailureNote failure={failure} heading={t(words.failure)} submit={submit} onSubmit={press} />}
      <div id={id} className={styles.problems}>
        {editing && problems.length > 0 && (
          <>
            <p>{t(words.problems)}</p>
            <ul>
              {problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          </>
        )}
      </div>
      <Button
        ref={button}
        type="submit"
        look="primary"
        aria-disabled={!editing || problems.length > 0}
        aria-describedby={id}
      >
        {t(phase === 'editing' ? words.submit : BUTTON_TEXTS[phase])}
      </Button>
    </Panel>
  );
}
