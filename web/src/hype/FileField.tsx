import { MAX_MEDIA_BYTES, MEDIA_TYPE, type MediaKind } from '@hypelar/shared/media';
import { useId, useState } from 'react';
import { useLanguage } from '../i18n/language.tsx';
import { mediaRefusalTexts } from '../i18n/mediaRefusalTexts.ts';
import { Button } from '../ui/Button.tsx';
import type { ChosenFile } from './draft.ts';
import styles from './FileField.module.css';
import { MediaPreview } from './MediaPreview.tsx';
import type { StoredFile } from './storedFile.ts';
import { hypeFormTexts, type HypeFormTextKey } from './hypeFormTexts.ts';

const LABELS = { gif: 'fileGif', audio: 'fileAudio', video: 'fileVideo' } as const satisfies Record<
  MediaKind,
  HypeFormTextKey
>;

export type FileFieldProps = {
  kind: MediaKind;
  chosen: ChosenFile | undefined;
  /** The hype's stored file, used until another is chosen */
  stored: StoredFile | null;
  /** The name of the file that was chosen before a reload of the page */
  askAgain: string | undefined;
  /** More about the file, such as its duration */
  note: string | undefined;
  /** A problem other than the file's refusal */
  problem: string | undefined;
  /** A warning that does not prevent the file's use */
  warning: string | undefined;
  disabled: boolean;
  onChoose: (file: File) => void;
  /** Drops the chosen file and keeps the stored one */
  onKeepStored: () => void;
};

/** One of the three file inputs with what it accepts, the chosen file and its preview. Files can be dropped on it. */
export function FileField(props: FileFieldProps) {
  const { kind, chosen, stored, askAgain, note, problem, warning, disabled, onChoose, onKeepStored } = props;
  const { t, bytes } = useLanguage(hypeFormTexts);
  const { t: mediaRefusal } = useLanguage(mediaRefusalTexts);
  const id = useId();
  const [preview, setPreview] = useState(false);
  const refusal = chosen?.refusal
    ? t('fileRefused', { name: chosen.file.name, reason: mediaRefusal(chosen.refusal) })
    : problem;
  const shown = chosen?.file ?? stored;
  const shownName = shown && (shown.name || t('storedFile'));
  // The size of an imported file is unknown.
  const shownSize = shown && (chosen || shown.size > 0) ? bytes(shown.size) : [];
  const source = chosen?.file ?? stored?.url ?? null;
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
            // Allows choosing the same file again after it was fixed on disk.
            event.target.value = '';
          }}
        />
        <span id={`${id}-chosen`} className={styles.chosen}>
          {shownName ? (
            <>
              <strong className={styles.name}>{shownName}</strong>
              <span className={styles.hint}>{[shownSize, note ?? []].flat().join(' · ')}</span>
              {!chosen && !askAgain && <span className={styles.hint}>{t('replaceFile')}</span>}
            </>
          ) : (
            !askAgain && t('chooseFile')
          )}
          {askAgain && <strong className={styles.again}>{t('chooseAgain', { name: askAgain })}</strong>}
        </span>
      </div>
      <p id={`${id}-refusal`} role="alert" className={styles.refusal}>
        {refusal}
      </p>
      {warning && (
        <p role="status" className={styles.warning}>
          {warning}
        </p>
      )}
      <div className={styles.actions}>
        <Button
          small
          disabled={!source}
          aria-expanded={preview && source !== null}
          onClick={() => setPreview(!preview)}
        >
          {t(preview && source ? 'hidePreview' : 'showPreview')}
        </Button>
        {stored && (chosen || askAgain) && (
          <Button
            small
            disabled={disabled}
            aria-label={t('keepStoredLabel', { file: t(LABELS[kind]) })}
            onClick={onKeepStored}
          >
            {t('keepStored')}
          </Button>
        )}
        {stored?.url && !chosen && (
          <a
            href={stored.url}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t('openStoredLabel', { file: t(LABELS[kind]) })}
          >
            {t('openStored')}
          </a>
        )}
      </div>
      {preview && source && shownName && <MediaPreview kind={kind} name={shownName} source={source} />}
    </div>
  );
}
