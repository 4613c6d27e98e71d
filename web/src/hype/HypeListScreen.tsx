import { hasFlag } from '@hypelar/shared/permission';
import { useState } from 'react';
import { api } from '../api/api.ts';
import { useFailureText } from '../api/useFailureText.ts';
import { useLanguage } from '../i18n/language.tsx';
import { paths } from '../paths.ts';
import { useSession } from '../session/session.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { ErrorNote } from '../ui/ErrorNote.tsx';
import { LoadingOverlay } from '../ui/LoadingOverlay.tsx';
import { Message } from '../ui/Message.tsx';
import { Page } from '../ui/Page.tsx';
import { HypeTable } from './HypeTable.tsx';
import { LoadMore } from './LoadMore.tsx';
import { hypeListTexts } from './hypeListTexts.ts';

const PAGE_SIZE = 100;

/** All hypes by position (spec, section 2). Pages are asked for as one scrolls, and stay in the cache each on its own. */
export default function HypeListScreen() {
  const { t } = useLanguage(hypeListTexts);
  const failureText = useFailureText();
  const mayCreate = hasFlag(useSession(), 'canCreateHypes');
  const [pageCount, setPageCount] = useState(1);
  const pages = api.useQueries((query) =>
    Array.from({ length: pageCount }, (_, page) => query.hype.list({ from: 1 + page * PAGE_SIZE, limit: PAGE_SIZE })),
  );

  const hypes = pages.flatMap((page) => page.data?.items ?? []);
  const total = pages.findLast((page) => page.data)?.data?.total;
  const failed = pages.find((page) => page.isError && !page.data);
  const pending = pages.some((page) => page.isPending);
  const hasMore = total !== undefined && pageCount * PAGE_SIZE < total;

  return (
    <Page
      heading={t('hypesHeading')}
      note={total === undefined ? undefined : t('hypesTotal', { total })}
      actions={mayCreate ? <ButtonLink to={paths.createHype}>{t('newHype')}</ButtonLink> : undefined}
    >
      {hypes.length > 0 && <HypeTable hypes={hypes} />}
      {total === 0 && (
        <Message heading={t('hypesEmptyHeading')} text={t('hypesEmptyText')}>
          {mayCreate && <ButtonLink to={paths.createHype}>{t('newHype')}</ButtonLink>}
        </Message>
      )}
      {failed && (
        <ErrorNote
          heading={t('hypesFailed')}
          text={failureText(failed.error)}
          retryLabel={t('retry')}
          onRetry={() => void failed.refetch()}
        />
      )}
      {hasMore && !failed && (
        <LoadMore
          label={t(pending ? 'loading' : 'loadMore')}
          busy={pending}
          onMore={() => setPageCount(pageCount + 1)}
        />
      )}
      <LoadingOverlay active={hypes.length === 0 && pending} label={t('loading')} />
    </Page>
  );
}
