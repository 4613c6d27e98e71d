import type { TrashedHype } from '@hypelar/shared/hype';
import { useRef } from 'react';
import { api } from '../api/api.ts';
import { PagesEnd } from '../api/PagesEnd.tsx';
import { useCursorPages } from '../api/useCursorPages.ts';
import { formatTime } from '../i18n/format.ts';
import { useLanguage } from '../i18n/language.tsx';
import { paths } from '../paths.ts';
import { Permitted } from '../session/Permitted.tsx';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { LoadingOverlay } from '../ui/LoadingOverlay.tsx';
import { Message } from '../ui/Message.tsx';
import { Page } from '../ui/Page.tsx';
import table from '../ui/Table.module.css';
import { trashTexts } from './trashTexts.ts';
import { useRestoreHype } from './useRestoreHype.ts';

/** The deleted hypes, newest first, each of which can be restored; for admins with canDeleteHypes. */
export default function TrashScreen() {
  const { t } = useLanguage(trashTexts);
  return (
    <Permitted flag="canDeleteHypes" heading={t('trashHeading')} forbidden={t('trashForbidden')}>
      <Trash />
    </Permitted>
  );
}

function Trash() {
  const { t } = useLanguage(trashTexts);
  const { client } = api.useUtils();
  const pages = useCursorPages({ key: ['trash'], read: (page, options) => client.hype.trash.query(page, options) });
  const { restore, restoring } = useRestoreHype();
  const hypes = pages.data?.pages.flatMap(({ items }) => items) ?? [];
  const list = useRef<HTMLDivElement>(null);

  async function bringBack(hype: TrashedHype) {
    // The pressed button disappears with the hype.
    if (await restore(hype)) list.current?.focus();
  }

  return (
    <Page heading={t('trashHeading')} note={t('trashNote')}>
      {pages.data && (
        <div ref={list} tabIndex={-1}>
          {hypes.length > 0 ? (
            <TrashTable hypes={hypes} busy={restoring} onRestore={(hype) => void bringBack(hype)} />
          ) : (
            <Message heading={t('trashEmptyHeading')} text={t('trashEmptyText')}>
              <ButtonLink to={paths.hypes}>{t('toHome')}</ButtonLink>
            </Message>
          )}
        </div>
      )}
      <PagesEnd pages={pages} failed={t('trashFailed')} />
      <LoadingOverlay active={pages.isPending || restoring} label={t('loading')} />
    </Page>
  );
}

type TrashTableProps = { hypes: readonly TrashedHype[]; busy: boolean; onRestore: (hype: TrashedHype) => void };

function TrashTable({ hypes, busy, onRestore }: TrashTableProps) {
  const { t, language } = useLanguage(trashTexts);
  return (
    <div className={table.frame}>
      <table className={table.table} aria-label={t('trashTable')}>
        <thead>
          <tr>
            <th scope="col">{t('trashTitle')}</th>
            <th scope="col">{t('trashArtist')}</th>
            <th scope="col">{t('trashDeletedAt')}</th>
            <th scope="col">{t('trashActions')}</th>
          </tr>
        </thead>
        <tbody>
          {hypes.map((hype) => (
            <tr key={hype.id}>
              <td data-label={t('trashTitle')}>{hype.title}</td>
              <td data-label={t('trashArtist')}>{hype.artist}</td>
              <td data-label={t('trashDeletedAt')}>
                <time dateTime={new Date(hype.deletedAt).toISOString()}>{formatTime(hype.deletedAt, language)}</time>
              </td>
              <td>
                <Button
                  small
                  aria-disabled={busy}
                  aria-label={t('restoreLabel', { title: hype.title })}
                  onClick={() => !busy && onRestore(hype)}
                >
                  {t('trashRestore')}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
