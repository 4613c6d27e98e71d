import { useLanguage } from '../i18n/language.tsx';
import { ErrorNote } from '../ui/ErrorNote.tsx';
import { LoadMore } from '../ui/LoadMore.tsx';
import { pagesTexts } from './pagesTexts.ts';
import type { PagesState } from './useCursorPages.ts';
import { useFailureText } from './useFailureText.ts';

/** The end of a `useCursorPages` list: a button for more, or the error. `failed` heads a failure of the whole list. */
export function PagesEnd({ pages, failed }: { pages: PagesState; failed: string }) {
  const { t } = useLanguage(pagesTexts);
  const failureText = useFailureText();
  if (pages.isError) {
    return (
      <ErrorNote
        heading={pages.isFetchNextPageError ? t('moreFailed') : failed}
        text={failureText(pages.error)}
        retryLabel={t('retry')}
        onRetry={pages.retry}
      />
    );
  }
  if (!pages.hasNextPage) return null;
  return (
    <LoadMore
      label={t(pages.isFetchingNextPage ? 'loading' : 'more')}
      busy={pages.isFetchingNextPage}
      onMore={pages.loadMore}
    />
  );
}
