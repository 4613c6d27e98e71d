import { MAX_MEDIA_BYTES, MEDIA_TYPE, type MediaKind } from '@hypelar/shared/media';
import { useId, useState } from 'react';
import { useLanguage } from '../i18n/language.tsx';
import { mediaRefusalTexts } from '../i18n/mediaRefusalTexts.ts';
import { Button } from '../ui/Button.tsx';
import type { ChosenFile } from './draft.ts';
import styles from './FileField.module.css';
import { MediaPreview } from './MediaPreview.tsx';
import { hypeFormTexts, type HypeFormTextKey } from './hypeFormTexts.ts';

const LABELS = { gif: 'fileGif', audio: 'fileAudio', video: 'fileVideo' } as const satisfies Record<
  MediaKind,
  HypeFormTextKey
>;

type FileFieldProps = {
  kind: MediaKind;
  chosen: ChosenFile | undefined;
  /** What else is known of the file, such as its duration */
  note: string | undefined;
  /** What is wrong beyond the refusal */
  problem: string | undefined;
  disabled: boolean;
  onChoose: (file: File) => void;
};

/** One of the three file inputs with what it accepts, the chosen file and its preview. Files can be dropped on it. */
export function FileField({ kind, chosen, note, problem, disabled, onChoose }: FileFieldProps) {
  const { t, bytes } = useLanguage(hypeFormTexts);
  const { t: mediaRefusal } = useLanguage(mediaRefusalTexts);
  const id = useId();
  const [preview, setPreview] = useState(false);
  const refusal = chosen?.refusal
    ? t('fileRefused', { name: chosen.file.name, reason: mediaRefusal(chosen.refusal) })
    : problem;
  const hint = t(MEDIA_TYPE[kind] === 'audio' ? 'acceptsAudio' : 'acceptsVideo', {
    size: bytes(MAX_MEDIA_BYTES[kind]),
  });

  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label htmlFor={id} className={styles.label}>
          {t(LABELS[kind])}
        </label>
        <span id={`${id}-hint`} className={styles.hint}>
          {hint}
        </span>
      </div>
      <div className={styles.drop} data-chosen={chosen !== undefined} data-refused={refusal !== undefined}>
        <input
          id={id}
          type="file"
          accept={`${MEDIA_TYPE[kind]}/*`}
          disabled={disabled}
          aria-describedby={`${id}-hint ${id}-chosen ${id}-refusal`}
          aria-invalid={refusal !== undefined}
          className={styles.input}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            if (file) onChoose(file);
            // The same file can be chosen again after it was corrected on the disk.
            event.target.value = '';
          }}
        />
        <span id={`${id}-chosen`} className={styles.chosen}>
          {chosen ? (
            <>
              <strong className={styles.name}>{chosen.file.name}</strong>
              <span className={styles.hint}>
                {bytes(chosen.file.size)}
                {note !== undefined && ` · ${note}`}
              </span>
            </>
          ) : (
            t('chooseFile')
          )}
        </span>
      </div>
      <p id={`${id}-refusal`} role="alert" className={styles.refusal}>
        {refusal}
      </p>
      <div>
        <Button
          small
          disabled={!chosen}
          aria-expanded={preview && chosen !== undefined}
          onClick={() => setPreview(!preview)}
        >
          {t(preview && chosen ? 'hidePreview' : 'showPreview')}
        </Button>
      </div>
      {preview && chosen && <MediaPreview kind={kind} file={chosen.file} />}
    </div>
  );
}
