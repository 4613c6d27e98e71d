import { parseMediaPath, type ListedMedia, type MediaKind } from '@hypelar/shared/media';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatTime } from '../i18n/format.ts';
import { useLanguage } from '../i18n/language.tsx';
import { useAuth } from '../session/auth.ts';
import { Button } from '../ui/Button.tsx';
import { objectUrl } from '../upload/storage.ts';
import { MediaPreview } from './MediaPreview.tsx';
import { objectName } from './storedFile.ts';
import styles from './StoredFiles.module.css';
import { storedFilesTexts, type StoredFilesTextKey } from './storedFilesTexts.ts';

const KINDS = { gif: 'gif', audio: 'audio', video: 'video' } as const satisfies Record<MediaKind, StoredFilesTextKey>;

type StoredFileRowProps = {
  file: ListedMedia;
  disabled: boolean;
  onRemove: () => void;
};

/** One stored object with its actions. */
export function StoredFileRow({ file, disabled, onRemove }: StoredFileRowProps) {
  const { t, bytes, language } = useLanguage(storedFilesTexts);
  const [shown, setShown] = useState(false);
  const { fullPath, size, contentType, timeCreated, used } = file;
  const kind = parseMediaPath(fullPath)?.kind;
  const name = objectName(file);

  return (
    <>
      <tr>
        <td className={styles.name}>
          {kind && <strong>{t(KINDS[kind])}</strong>}
          <span title={fullPath}>{name}</span>
        </td>
        <td data-label={t('size')} className={styles.figure}>
          {bytes(size)}
        </td>
        <td data-label={t('type')}>{contentType ?? '–'}</td>
        <td data-label={t('storedAt')}>
          <time dateTime={new Date(timeCreated).toISOString()}>{formatTime(timeCreated, language)}</time>
        </td>
        <td data-label={t('use')}>
          <span className={styles.use} data-used={used}>
            {t(used ? 'used' : 'unused')}
          </span>
        </td>
        <td className={styles.actions}>
          <Button
            small
            aria-expanded={shown}
            aria-label={t(shown ? 'hideLabel' : 'showLabel', { name })}
            onClick={() => setShown(!shown)}
          >
            {t(shown ? 'hide' : 'show')}
          </Button>
          {!used && (
            <Button
              small
              look="danger"
              aria-disabled={disabled}
              aria-label={t('removeLabel', { name })}
              onClick={() => !disabled && onRemove()}
            >
              {t('remove')}
            </Button>
          )}
        </td>
      </tr>
      {shown && (
        <tr>
          <td colSpan={6} className={styles.preview}>
            <ObjectPreview path={fullPath} kind={kind ?? 'video'} name={name} />
          </td>
        </tr>
      )}
    </>
  );
}

/** The object in a player, with a link to it. Its URL is fetched when the preview is shown. */
function ObjectPreview({ path, kind, name }: { path: string; kind: MediaKind; name: string }) {
  const { t } = useLanguage(storedFilesTexts);
  const { firebase } = useAuth();
  const url = useQuery({
    queryKey: ['objectUrl', path],
    queryFn: () => objectUrl(firebase.app, path),
    retry: false,
    // Fetched once: a URL does not change, and that of a removed object need not be looked up again.
    enabled: ({ state }) => state.data === undefined,
  });
  if (url.isError) return <p role="alert">{t('previewMissing')}</p>;
  if (!url.data) return <p>{t('loading')}</p>;
  return (
    <>
      <MediaPreview kind={kind} name={name} source={url.data} />
      <a href={url.data} target="_blank" rel="noopener noreferrer">
        {t('open')}
      </a>
    </>
  );
}
