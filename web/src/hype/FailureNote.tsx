import type { MediaKind } from '@hypelar/shared/media';
import { useLanguage } from '../i18n/language.tsx';
import { mediaRefusalTexts } from '../i18n/mediaRefusalTexts.ts';
import { refusalTexts } from '../i18n/refusalTexts.ts';
import { storageErrorTexts } from '../i18n/storageErrorTexts.ts';
import { paths } from '../paths.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Note } from '../ui/Note.tsx';
import type { SubmitFailure } from './submitFailure.ts';
import styles from './SubmitPanel.module.css';
import type { NewerHype } from './useSubmitHype.ts';
import { hypeFormTexts, type HypeFormTextKey } from './hypeFormTexts.ts';

const FILES = { gif: 'uploadGif', audio: 'uploadAudio', video: 'uploadVideo' } as const satisfies Record<
  MediaKind,
  HypeFormTextKey
>;

type FailureNoteProps = { failure: SubmitFailure; heading: string; newer: NewerHype | undefined };

/**
 * Why the last submit failed, and that nothing of the form is lost. The submit button tries again; only after a change
 * by somebody else does it take the newer state.
 */
export function FailureNote({ failure, heading, newer }: FailureNoteProps) {
  const { t } = useLanguage(hypeFormTexts);
  const reason = useReason()(failure);
  const isConflict = failure.from === 'api' && failure.code === 'EDIT_CONFLICT';
  const exists = failure.from === 'api' && failure.code === 'HYPE_EXISTS';
  if (failure.from === 'canceled') return <Note tone="info">{reason}</Note>;
  return (
    <Note tone="error">
      <div>
        <strong>{heading}</strong>
        <p>{reason}</p>
        {failure.from === 'api' && failure.details.durationMs !== undefined && (
          <p>{t('serverMeasured', { ms: failure.details.durationMs })}</p>
        )}
        {isConflict && newer ? (
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
        ) : exists ? (
          <ButtonLink to={paths.hypes} look="plain">
            {t('toHome')}
          </ButtonLink>
        ) : (
          <p>{t('failureKept')}</p>
        )}
      </div>
    </Note>
  );
}

function useReason() {
  const { t } = useLanguage(hypeFormTexts);
  const { t: refusalText } = useLanguage(refusalTexts);
  const { t: mediaRefusal } = useLanguage(mediaRefusalTexts);
  const { t: storageError } = useLanguage(storageErrorTexts);
  return (failure: SubmitFailure): string => {
    if (failure.from === 'canceled') return t('failureCanceled');
    if (failure.from === 'upload') {
      return t('failureUpload', { file: t(FILES[failure.kind]), reason: storageError(failure.code) });
    }
    const { code, details } = failure;
    if (code === 'NETWORK') return t('networkDown');
    if (code === 'UPLOAD_REFUSED' && details.kind && details.refusal) {
      return t('failureUpload', {
        file: t(FILES[details.kind]),
        reason: mediaRefusal(details.refusal),
      });
    }
    return refusalText(code);
  };
}
