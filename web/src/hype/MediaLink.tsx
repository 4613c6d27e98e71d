import { useLanguage } from '../i18n/language.tsx';
import { isMediaUrl } from './mediaUrl.ts';
import { hypeListTexts } from './hypeListTexts.ts';

/** A link to a stored file in a new tab; plain text when the address is not one that may be opened. */
export function MediaLink({ url, text, label }: { url: string; text: string; label: string }) {
  const { t } = useLanguage(hypeListTexts);
  if (!isMediaUrl(url)) return <>{t('linkMissing')}</>;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" aria-label={label}>
      {text}
    </a>
  );
}
