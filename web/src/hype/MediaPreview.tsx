import { MEDIA_TYPE, type MediaKind } from '@hypelar/shared/media';
import { useCallback } from 'react';
import { useLanguage } from '../i18n/language.tsx';
import styles from './FileField.module.css';
import { hypeFormTexts } from './hypeFormTexts.ts';
import { playSource } from './playSource.ts';

type MediaPreviewProps = { kind: MediaKind; name: string; source: File | string };

/** Plays a chosen file from this computer, or a stored one from its address. */
export function MediaPreview({ kind, name, source }: MediaPreviewProps) {
  const { t } = useLanguage(hypeFormTexts);
  const label = t('previewOf', { name });
  const showSource = useCallback(
    (player: HTMLMediaElement | null) => (player ? playSource(player, source) : undefined),
    [source],
  );
  if (MEDIA_TYPE[kind] === 'audio')
    return <audio ref={showSource} controls aria-label={label} className={styles.preview} />;
  return (
    <video ref={showSource} controls loop={kind === 'gif'} playsInline aria-label={label} className={styles.preview} />
  );
}
