import { MEDIA_TYPE, type MediaKind } from '@hypelar/shared/media';
import { useCallback, useState } from 'react';
import { useLanguage } from '../i18n/language.tsx';
import styles from './FileField.module.css';
import { hypeFormTexts } from './hypeFormTexts.ts';
import { playSource } from './playSource.ts';

type MediaPreviewProps = { kind: MediaKind; name: string; source: File | string };

/** Plays a chosen file from this computer, or a stored one from its address. */
export function MediaPreview({ kind, name, source }: MediaPreviewProps) {
  const { t } = useLanguage(hypeFormTexts);
  const [failed, setFailed] = useState<File | string | null>(null);
  const showSource = useCallback(
    (player: HTMLMediaElement | null) => (player ? playSource(player, source) : undefined),
    [source],
  );
  if (failed === source) return <p role="status">{t('previewFailed')}</p>;
  const player = {
    ref: showSource,
    controls: true,
    'aria-label': t('previewOf', { name }),
    className: styles.preview,
    onError: () => setFailed(source),
  };
  if (MEDIA_TYPE[kind] === 'audio') return <audio {...player} />;
  return <video {...player} loop={kind === 'gif'} playsInline />;
}
