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

const KIND_TEXTS = { gif: 'uploadGif', audio: 'uploadAudio', video: 'uploadVideo' } as const satisfies Record<
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

/** A bar for each file to send, gif, audio and video (spec, section 2), from the first submit on. */
export function UploadProgress({ submit, kinds }: { submit: HypeSubmit; kinds: readonly MediaKind[] }) {
  const { t } = useLanguage(hypeFormTexts);
  const online = useOnline();
  const states = kinds.map((kind) => submit.uploads[kind]);
  if (kinds.length === 0) return null;
  if (submit.phase === 'editing' && states.every(({ phase }) => phase === 'waiting')) return null;

  const stopped = states.some(({ phase }) => phase === 'paused' || phase === 'pausing');
  return (
    <div className={styles.bars}>
      {kinds.map((kind) => {
        const { phase, percent } = submit.uploads[kind];
        return (
          <Progress
            key={kind}
            label={t(KIND_TEXTS[kind])}
            percent={percent}
            status={t(PHASE_TEXTS[phase])}
            failed={phase === 'error'}
          />
        );
      })}
      {submit.phase === 'uploading' && (
        <>
          {!online && <Note tone="info">{t('uploadOffline')}</Note>}
          <div className={styles.buttons}>
            <Button small onClick={stopped ? submit.resume : submit.pause}>
              {t(stopped ? 'resume' : 'pause')}
            </Button>
            <Button small look="danger" onClick={submit.cancel}>
              {t('cancelUpload')}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
