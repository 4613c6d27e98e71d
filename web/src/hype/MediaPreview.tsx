import { MEDIA_TYPE, type MediaKind } from '@hypelar/shared/media';
import { useLanguage } from '../i18n/language.tsx';
import styles from './FileField.module.css';
import { useObjectUrl } from './useObjectUrl.ts';

/** Plays a chosen file. Nothing is loaded from elsewhere. */
export function MediaPreview({ kind, file }: { kind: MediaKind; file: File }) {
  const { t } = useLanguage();
  const url = useObjectUrl(file);
  const label = t('previewOf', { name: file.name });
  if (url === null) return null;
  if (MEDIA_TYPE[kind] === 'audio') return <audio controls src={url} aria-label={label} className={styles.preview} />;
  return <video controls loop={kind === 'gif'} src={url} aria-label={label} className={styles.preview} playsInline />;
}
