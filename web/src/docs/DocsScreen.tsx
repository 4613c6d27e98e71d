import { api } from '../api/api.ts';
import { useFailureText } from '../api/useFailureText.ts';
import { useLanguage } from '../i18n/language.tsx';
import { ErrorNote } from '../ui/ErrorNote.tsx';
import { LoadingOverlay } from '../ui/LoadingOverlay.tsx';
import { Page } from '../ui/Page.tsx';
import { DocsForm } from './DocsForm.tsx';
import { docsTexts } from './docsTexts.ts';

/** The terms of use and the privacy policy (spec, section 2), for every admin. */
export default function DocsScreen() {
  const { t } = useLanguage(docsTexts);
  const failureText = useFailureText();
  const docs = api.docs.get.useQuery();
  return (
    <Page heading={t('docsHeading')}>
      {docs.data ? (
        <DocsForm docs={docs.data} />
      ) : (
        docs.isError && (
          <ErrorNote
            heading={t('docsFailed')}
            text={failureText(docs.error)}
            retryLabel={t('retry')}
            onRetry={() => void docs.refetch()}
          />
        )
      )}
      <LoadingOverlay active={docs.isPending} label={t('loading')} />
    </Page>
  );
}
