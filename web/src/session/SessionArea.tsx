import type { User } from 'firebase/auth';
import { lazy, Suspense, useEffect, useRef, type ReactNode } from 'react';
import { api } from '../api/api.ts';
import { ApiProvider } from '../api/ApiProvider.tsx';
import { useFailureText } from '../api/useFailureText.ts';
import { useLanguage } from '../i18n/language.tsx';
import { NavBar } from '../shell/NavBar.tsx';
import { useArrival } from '../shell/useArrival.ts';
import { ErrorNote } from '../ui/ErrorNote.tsx';
import { LoadingOverlay } from '../ui/LoadingOverlay.tsx';
import { Page } from '../ui/Page.tsx';
import { useAuth } from './auth.ts';
import { SessionContext } from './session.ts';

const loadSignInAgain = () => import('../signIn/SignInAgain.tsx');
const SignInAgain = lazy(loadSignInAgain);

/** Everything behind the sign-in: the user's API client and session, the navigation bar, then the screen. */
export default function SessionArea({ user, children }: { user: User; children: ReactNode }) {
  const { expired } = useAuth();

  // Prefetched: by the time it is needed, a release may have replaced the chunk.
  useEffect(() => void loadSignInAgain().catch(() => null), []);

  // Another user gets another client, so nothing cached outlives a session.
  return (
    <ApiProvider key={user.uid}>
      <SessionLoader>{children}</SessionLoader>
      {expired && (
        <Suspense fallback={null}>
          <SignInAgain email={user.email ?? ''} />
        </Suspense>
      )}
    </ApiProvider>
  );
}

function SessionLoader({ children }: { children: ReactNode }) {
  const { t } = useLanguage();
  const failureText = useFailureText();
  const me = api.session.me.useQuery();
  const content = useRef<HTMLElement>(null);
  useArrival(content);

  return (
    <>
      <NavBar session={me.data} />
      <main ref={content} id="content" tabIndex={-1}>
        {me.data && <SessionContext value={me.data}>{children}</SessionContext>}
        {!me.data && me.isError && (
          <Page heading={t('appName')}>
            <ErrorNote text={failureText(me.error)} retryLabel={t('retry')} onRetry={() => void me.refetch()} />
          </Page>
        )}
        <LoadingOverlay active={me.isPending} label={t('loading')} />
      </main>
    </>
  );
}
