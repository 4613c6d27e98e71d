import type { ObjectMetadata } from '@hypelar/shared/media';
import { useRef, useState } from 'react';
import { api } from '../api/api.ts';
import { isUnanswered } from '../api/apiFailure.ts';
import { PagesEnd } from '../api/PagesEnd.tsx';
import { useCursorPages } from '../api/useCursorPages.ts';
import { useFailureText } from '../api/useFailureText.ts';
import { useLanguage } from '../i18n/language.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import table from '../ui/Table.module.css';
import { toastStore } from '../ui/toastStore.ts';
import { objectName } from './storedFile.ts';
import { StoredFileRow } from './StoredFileRow.tsx';
import styles from './StoredFiles.module.css';
import { storedFilesTexts } from './storedFilesTexts.ts';

/** How many objects a page holds. */
const PAGE_SIZE = 20;

/** Every object under the id of a hype, marked used or unused; the unused ones can be removed. */
export default function StoredFiles({ hypeId, disabled }: { hypeId: string; disabled: boolean }) {
  const { t } = useLanguage(storedFilesTexts);
  const { media } = api.useUtils().client;
  const pages = useCursorPages({
    key: ['storedFiles', hypeId],
    read: async ({ cursor }, options) => {
      const place = cursor === undefined ? {} : { pageToken: cursor };
      const page = await media.list.query({ hypeId, maxResults: PAGE_SIZE, ...place }, options);
      return { items: page.items, nextCursor: page.nextPageToken };
    },
  });
  const list = useRef<HTMLDivElement>(null);
  const { removing, ask, question } = useRemoval(hypeId, () => list.current?.focus());
  const files = pages.data?.pages.flatMap(({ items }) => items);

  return (
    <div ref={list} tabIndex={-1} className={styles.list}>
      {files && files.length > 0 && (
        <table className={table.table} aria-label={t('table')}>
          <thead>
            <tr>
              <th scope="col" className={styles.nameColumn}>
                {t('file')}
              </th>
              <th scope="col">{t('size')}</th>
              <th scope="col">{t('type')}</th>
              <th scope="col">{t('storedAt')}</th>
              <th scope="col">{t('use')}</th>
              <th scope="col" className={styles.actionsColumn}>
                {t('actions')}
              </th>
            </tr>
          </thead>
          <tbody>
            {files.map((file) => (
              <StoredFileRow
                key={file.fullPath}
                file={file}
                disabled={disabled || removing}
                onRemove={() => ask(file)}
              />
            ))}
          </tbody>
        </table>
      )}
      {files?.length === 0 && <p className={styles.hint}>{t('empty')}</p>}
      {pages.isPending && <p className={styles.hint}>{t('loading')}</p>}
      <PagesEnd pages={pages} failed={t('failed')} />
      {question}
    </div>
  );
}

/** Asks before an object is removed; `onRemoved` runs once it, and with it its button, is gone. */
function useRemoval(hypeId: string, onRemoved: () => void) {
  const { t, bytes } = useLanguage(storedFilesTexts);
  const failureText = useFailureText();
  const cache = api.useUtils();
  const remove = api.media.remove.useMutation();
  const [asked, setAsked] = useState<ObjectMetadata | null>(null);

  async function removeFile(file: ObjectMetadata) {
    setAsked(null);
    try {
      await remove.mutateAsync({ hypeId, path: file.fullPath });
      toastStore.show(t('removed', { name: objectName(file) }));
      onRemoved();
    } catch (error) {
      const text = isUnanswered(error) ? t('removeUnanswered', { name: objectName(file) }) : failureText(error);
      toastStore.show(text, { tone: 'failed' });
      // Reloads the list, so that it shows the actual state.
      void cache.invalidate();
    }
  }

  const question = asked && (
    <ConfirmDialog
      heading={t('removeHeading')}
      text={t('removeText', { name: objectName(asked), size: bytes(asked.size) })}
      confirmLabel={t('removeConfirm')}
      cancelLabel={t('removeCancel')}
      onCancel={() => setAsked(null)}
      onConfirm={() => void removeFile(asked)}
    />
  );
  return { removing: remove.isPending, ask: setAsked, question };
}
