import type { Session } from '@hypelar/shared/admin';
import { MEDIA_KINDS, type MediaKind } from '@hypelar/shared/media';
import { hasFlag } from '@hypelar/shared/permission';
import { mayMarkPremium } from '@hypelar/shared/premium';
import { useRef, type ReactNode } from 'react';
import { useLanguage } from '../i18n/language.tsx';
import { refusalTexts } from '../i18n/refusalTexts.ts';
import { Field } from '../ui/Field.tsx';
import { Panel } from '../ui/Panel.tsx';
import { useTakeFocus } from '../ui/useTakeFocus.ts';
import { CardsPanel } from './CardsPanel.tsx';
import { draftProblems, fileWarning, type HypeDraft } from './draft.ts';
import { FileField, type FileFieldProps } from './FileField.tsx';
import styles from './HypeForm.module.css';
import { PremiumField } from './PremiumField.tsx';
import { storedFile } from './storedFile.ts';
import { SubmitPanel } from './SubmitPanel.tsx';
import type { HypeSubmit } from './useSubmitHype.ts';
import type { HypeFormState } from './useHypeForm.ts';
import { hypeFormTexts } from './hypeFormTexts.ts';

type HypeFormProps = {
  form: HypeFormState;
  submit: HypeSubmit;
  session: Session;
  /** The form takes the place of another one, whose control had the focus */
  reopened: boolean;
  children?: ReactNode;
};

/** The form of a hype (spec, section 2): details, files, cards and the submit panel; `children` follow the cards. */
export function HypeForm({ form, submit, session, reopened, children }: HypeFormProps) {
  const element = useRef<HTMLFormElement>(null);
  useTakeFocus(element, reopened);
  const { t } = useLanguage(hypeFormTexts);
  const { t: refusalText } = useLanguage(refusalTexts);
  const { draft } = form;
  const busy = submit.phase !== 'editing';
  // A hype that is already premium keeps its place in the allowance.
  const marks = draft.isPremium && !draft.stored?.isPremium;
  const premiumRefused = marks && !mayMarkPremium(session, session.premiumUsed);
  const videoNotes = useVideoNotes(draft);
  const warningOf = (kind: MediaKind) => {
    const warning = fileWarning(draft, kind);
    return warning ? t(warning) : undefined;
  };
  const problems = [
    ...draftProblems(draft).map(({ key, values }) => t(key, values)),
    ...(premiumRefused ? [refusalText('PREMIUM_NOT_ALLOWED')] : []),
  ];

  return (
    <form
      ref={element}
      tabIndex={-1}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (problems.length === 0) void submit.submit();
      }}
    >
      <div className={styles.main}>
        <Panel title={t('detailsSection')}>
          <div className={styles.lines}>
            <LineField label={t('title')} value={draft.title} readOnly={busy} onChange={form.setTitle} />
            <LineField label={t('artist')} value={draft.artist} readOnly={busy} onChange={form.setArtist} />
          </div>
        </Panel>
        <Panel title={t('filesSection')}>
          <div className={styles.files}>
            {MEDIA_KINDS.map((kind) => (
              <FileField
                key={kind}
                kind={kind}
                chosen={draft.files[kind]}
                stored={draft.stored && storedFile(draft.stored, kind)}
                askAgain={draft.askAgain[kind]}
                {...(kind === 'video' ? videoNotes : NO_NOTES)}
                warning={warningOf(kind)}
                disabled={busy}
                onChoose={(file) => {
                  form.chooseFile(kind, file);
                  submit.forgetUpload(kind);
                }}
                onKeepStored={() => form.keepStored(kind)}
              />
            ))}
          </div>
        </Panel>
        <CardsPanel form={form} disabled={busy} />
        {children}
      </div>
      <div className={styles.side}>
        {/* Someone who chose Yes and has since lost the flag can still choose No. */}
        {(hasFlag(session, 'canEditHypes') || marks) && (
          <Panel title={t('premium')}>
            <PremiumField
              value={draft.isPremium}
              onChange={form.setPremium}
              used={session.premiumUsed}
              limit={session.hypePremiumLimit}
              refused={premiumRefused}
              disabled={busy}
            />
          </Panel>
        )}
        <SubmitPanel
          submit={submit}
          of={draft.stored ? 'edit' : 'create'}
          kinds={MEDIA_KINDS.filter((kind) => draft.files[kind])}
          problems={problems}
        />
      </div>
    </form>
  );
}

function LineField(props: { label: string; value: string; readOnly: boolean; onChange: (value: string) => void }) {
  return (
    <Field label={props.label}>
      {({ id, className }) => (
        <input
          id={id}
          className={className}
          type="text"
          autoComplete="off"
          readOnly={props.readOnly}
          value={props.value}
          onChange={(event) => props.onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

type VideoNotes = Pick<FileFieldProps, 'note' | 'problem'>;
const NO_NOTES: VideoNotes = { note: undefined, problem: undefined };

/** What the browser found out about the chosen video, shown beside its file. */
function useVideoNotes({ files, measure }: HypeDraft): VideoNotes {
  const { t } = useLanguage(hypeFormTexts);
  if (!files.video || files.video.refusal) return NO_NOTES;
  if (!measure) return { ...NO_NOTES, note: t('measuringVideo') };
  if ('ms' in measure) return { ...NO_NOTES, note: t('videoDuration', { ms: measure.ms }) };
  return { ...NO_NOTES, problem: t(measure.failure === 'UNPLAYABLE' ? 'videoUnplayable' : 'videoUnmeasured') };
}
