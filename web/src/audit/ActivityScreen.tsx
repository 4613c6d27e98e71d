import { useSearchParams } from 'wouter';
import { api } from '../api/api.ts';
import { PagesEnd } from '../api/PagesEnd.tsx';
import { useCursorPages } from '../api/useCursorPages.ts';
import { useLanguage } from '../i18n/language.tsx';
import { Permitted } from '../session/Permitted.tsx';
import { LoadingOverlay } from '../ui/LoadingOverlay.tsx';
import { Message } from '../ui/Message.tsx';
import { Page } from '../ui/Page.tsx';
import { ActivityEntry } from './ActivityEntry.tsx';
import { ActivityFilter } from './ActivityFilter.tsx';
import styles from './ActivityScreen.module.css';
import { activityTexts } from './activityTexts.ts';
import { undoableShuffle } from './undoableShuffle.ts';
import { UndoShuffle } from './UndoShuffle.tsx';

/** Who changed what, newest first, of everything or of one item; for admins with canCreateAdmins. */
export default function ActivityScreen() {
  const { t } = useLanguage(activityTexts);
  return (
    <Permitted flag="canCreateAdmins" heading={t('activityHeading')} forbidden={t('activityForbidden')}>
      <Activity />
    </Permitted>
  );
}

function Activity() {
  const { t } = useLanguage(activityTexts);
  const [parameters, setParameters] = useSearchParams();
  const target = parameters.get('target');
  const { audit } = api.useUtils().client;
  const pages = useCursorPages({
    key: ['activity', target ?? ''],
    read: (page, options) => audit.list.query({ ...page, ...(target === null ? {} : { target }) }, options),
  });
  const entries = pages.data?.pages.flatMap(({ items }) => items) ?? [];
  const undoable = undoableShuffle(entries);

  return (
    <Page heading={t('activityHeading')}>
      <ActivityFilter target={target} onFilter={(next) => setParameters(next === null ? {} : { target: next })} />
      {entries.length > 0 && (
        <ol className={styles.entries}>
          {entries.map((entry) => (
            <ActivityEntry key={entry.id} entry={entry}>
              {entry.id === undoable?.id && <UndoShuffle version={undoable.version} />}
            </ActivityEntry>
          ))}
        </ol>
      )}
      {pages.isSuccess && entries.length === 0 && (
        <Message text={t(target === null ? 'activityEmpty' : 'activityEmptyItem')} />
      )}
      <PagesEnd pages={pages} failed={t('activityFailed')} />
      <LoadingOverlay active={pages.isPending} label={t('loading')} />
    </Page>
  );
}
