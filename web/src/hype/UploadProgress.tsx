import type { MediaKind } from '@hypelar/shared/media';
import { useLanguage } from '../i18n/language.tsx';
import { Button } from '../ui/Button.tsx';
import { Note } from '../ui/Note.tsx';
import { Progress } from '../ui/Progress.tsx';
import type { UploadPhase } from '../upload/createUpload.ts';
import styles from './SubmitPanel.module.css';
import type { HypeSubmit } from './useSubmitHype.ts';
import { useOnline } from './useOnline.ts';
import { hypeFormTexts, type HypeFormTextKey } from './hypeFormTexts.ts';

/** The form's names for the files that it sends. */
export const KIND_TEXTS = { gif: 'uploadGif', audio: 'uploadAudio', video: 'uploadVideo' } as const satisfies Record<
  MediaKind,
  HypeFormTextKey
>;

const PHASE_TEXTS = {
  waiting: 'uploadWaiting',
  running: 'uploadRunning',
  pausing: 'uploadPausing',
  paused: 'uploadPaused',
  canceling: 'uploadCanceling',
  canceled: 'uploadCanceled',
  success: 'uploadSuccess',
  error: 'uploadError',
} as const satisfies Record<UploadPhase, HypeFormTextKey>;

type UploadProgressProps = {
  submit: HypeSubmit;
  kinds: readonly MediaKind[];
  /** Presses the submit button; null while the form cannot be submitted */
  onRetry: (() => void) | null;
};

/**
 * A progress bar for each file to send, gif, audio and video (spec, section 2), from the first submit on, with the
 * actions that its state allows.
 */
export function UploadProgress({ submit, kinds, onRetry }: UploadProgressProps) {
  const { t } = useLanguage(hypeFormTexts);
  const online = useOnline();
  const idle = submit.phase === 'editing' && kinds.every((kind) => submit.uploads[kind].phase === 'waiting');
  if (kinds.length === 0 || idle) return null;

  return (
    <div className={styles.bars}>
      {kinds.map((kind) => {
        const { phase, percent } = submit.uploads[kind];
        return (
          <div key={kind} className={styles.upload}>
            <Progress
              label={t(KIND_TEXTS[kind])}
              percent={percent}
              status={t(PHASE_TEXTS[phase])}
              failed={phase === 'error'}
            />
            <UploadButtons kind={kind} phase={phase} submit={submit} onRetry={onRetry} />
          </div>
        );
      })}
      {submit.phase === 'uploading' && !online && <Note tone="info">{t('uploadOffline')}</Note>}
    </div>
  );
}

type UploadButtonsProps = Pick<UploadProgressProps, 'submit' | 'onRetry'> & { kind: MediaKind; phase: UploadPhase };

/**
 * The actions that an upload's state allows. Each button keeps the focus when its meaning changes: pause becomes
 * resume, and cancel becomes retry, which submits the form again and sends only what is missing.
 */
function UploadButtons({ kind, phase, submit, onRetry }: UploadButtonsProps) {
  const { t } = useLanguage(hypeFormTexts);
  const nameOf = (action: HypeFormTextKey | 'retry') =>
    t('uploadAction', { file: t(KIND_TEXTS[kind]), action: t(action) });
  const ended = phase === 'canceled' || phase === 'error';
  if (phase === 'waiting' || phase === 'success' || (ended && !onRetry)) return null;
  const stops = phase === 'running';
  const canceling = phase === 'canceling';
  const last = ended ? 'retry' : 'cancelUpload';
  return (
    <div className={styles.buttons}>
      {!ended && (
        <Button
          key="pause"
          small
          aria-disabled={canceling}
          aria-label={nameOf(stops ? 'pause' : 'resume')}
          onClick={stops ? submit.pause : submit.resume}
        >
          {t(stops ? 'pause' : 'resume')}
        </Button>
      )}
      <Button
        key="last"
        small
        look={ended ? 'plain' : 'danger'}
        aria-disabled={canceling}
        aria-label={nameOf(last)}
        onClick={(ended && onRetry) || submit.cancel}
      >
        {t(last)}
      </Button>
    </div>
  );
}
