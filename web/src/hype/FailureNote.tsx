import { hasFlag } from '@hypelar/shared/permission';
import { useLanguage } from '../i18n/language.tsx';
import { mediaRefusalTexts } from '../i18n/mediaRefusalTexts.ts';
import { refusalTexts } from '../i18n/refusalTexts.ts';
import { storageErrorTexts } from '../i18n/storageErrorTexts.ts';
import { paths } from '../paths.ts';
import { useSession } from '../session/session.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Note } from '../ui/Note.tsx';
import type { FailedSubmit, SubmitFailure } from './submitFailure.ts';
import styles from './SubmitPanel.module.css';
import { KIND_TEXTS } from './UploadProgress.tsx';
import type { HypeSubmit } from './useSubmitHype.ts';
import { hypeFormTexts } from './hypeFormTexts.ts';

type FailureNoteProps = {
  failure: SubmitFailure;
  heading: string;
  submit: HypeSubmit;
  /** Presses the submit button */
  onSubmit: () => void;
};

/** Why the last submit failed, that nothing of the form is lost, and what to do next. */
export function FailureNote({ failure, heading, submit, onSubmit }: FailureNoteProps) {
  const { t } = useLanguage(hypeFormTexts);
  const reason = useReason()(failure);
  if (failure.from === 'canceled') return <Note tone="info">{reason}</Note>;
  return (
    <Note tone="error">
      <div>
        <strong>{heading}</strong>
        <p>{reason}</p>
        {failure.from === 'api' && failure.details.durationMs !== undefined && (
          <p>{t('serverMeasured', { ms: failure.details.durationMs })}</p>
        )}
        <WayOn failure={failure} submit={submit} onSubmit={onSubmit} />
      </div>
    </Note>
  );
}

/** What is kept of the form. Usually the submit button retries; when the hype changed meanwhile, there is a choice. */
function WayOn({
  failure,
  submit: { newer, beginAnew },
  onSubmit,
}: Pick<FailureNoteProps, 'submit' | 'onSubmit'> & { failure: FailedSubmit }) {
  const { t } = useLanguage(hypeFormTexts);
  const mayRestore = hasFlag(useSession(), 'canDeleteHypes');
  const code = failure.from === 'api' ? failure.code : null;
  const toList = (
    <ButtonLink to={paths.hypes} look="plain">
      {t('toHome')}
    </ButtonLink>
  );
  if (code === 'EDIT_CONFLICT' && newer) {
    return (
      <>
        <p>{t('newerHint')}</p>
        <div className={styles.buttons}>
          <Button small onClick={newer.takeOver}>
            {t('takeOver')}
          </Button>
          <Button small onClick={newer.load}>
            {t('loadNewer')}
          </Button>
        </div>
      </>
    );
  }
  if (code === 'HYPE_NOT_FOUND' && newer) {
    return (
      <>
        <p>{t(mayRestore ? 'goneHint' : 'goneAsk')}</p>
        <div className={styles.buttons}>
          {mayRestore && <Button onClick={newer.bringBack}>{t('bringBack')}</Button>}
          {toList}
        </div>
      </>
    );
  }
  if (code === 'HYPE_EXISTS') {
    return (
      <>
        <p>{t('existsHint')}</p>
        <div className={styles.buttons}>
          <Button
            onClick={() => {
              beginAnew();
              onSubmit();
            }}
          >
            {t('saveAsNew')}
          </Button>
          {toList}
        </div>
      </>
    );
  }
  return <p>{t(failure.keepsFiles ? 'failureKept' : 'formKept')}</p>;
}

function useReason() {
  const { t } = useLanguage(hypeFormTexts);
  const { t: refusalText } = useLanguage(refusalTexts);
  const { t: mediaRefusal } = useLanguage(mediaRefusalTexts);
  const { t: storageError } = useLanguage(storageErrorTexts);
  return (failure: SubmitFailure): string => {
    if (failure.from === 'canceled') return t('failureCanceled');
    if (failure.from === 'upload') {
      return t('failureUpload', { file: t(KIND_TEXTS[failure.kind]), reason: storageError(failure.code) });
    }
    const { code, details } = failure;
    if (code === 'NETWORK') return t('networkDown');
    const reason = code === 'UPLOAD_REFUSED' && details.refusal ? mediaRefusal(details.refusal) : refusalText(code);
    return details.kind ? t('failureUpload', { file: t(KIND_TEXTS[details.kind]), reason }) : reason;
  };
}
