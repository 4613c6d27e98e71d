import { MEDIA_TYPE, type MediaKind } from '@hypelar/shared/media';
import { useCallback } from 'react';
import { useLanguage } from '../i18n/language.tsx';
import styles from './FileField.module.css';
import { hypeFormTexts } from './hypeFormTexts.ts';

/** Plays a chosen file from this computer; nothing is loaded from elsewhere. */
export function MediaPreview({ kind, file }: { kind: MediaKind; file: File }) {
  const { t } = useLanguage(hypeFormTexts);
  const label = t('previewOf', { name: file.name });
  const showFile = useCallback(
    (player: HTMLMediaElement | null) => {
      if (!player) return undefined;
      const url = URL.createObjectURL(file);
      player.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  if (MEDIA_TYPE[kind] === 'audio')
    return <audio ref={showFile} controls aria-label={label} className={styles.preview} />;
  return (
    <video ref={showFile} controls loop={kind === 'gif'} playsInline aria-label={label} className={styles.preview} />
  );
}
