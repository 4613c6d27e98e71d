import { lazy, Suspense } from 'react';
import { Redirect, Route, Switch, useLocation, useSearch } from 'wouter';
import { useLanguage } from './i18n/language.tsx';
import { paths, signInPath } from './paths.ts';
import { AuthProvider } from './session/AuthProvider.tsx';
import { useAuth } from './session/auth.ts';
import { CrashBoundary } from './shell/CrashBoundary.tsx';
import { CrashScreen } from './shell/CrashScreen.tsx';
import { Header } from './shell/Header.tsx';
import { GuardedRouter } from './shell/leaveGuard.tsx';
import { useNewVersion } from './shell/useNewVersion.ts';
import { LoadingOverlay } from './ui/LoadingOverlay.tsx';
import { Toasts } from './ui/Toasts.tsx';
import styles from './shell/Header.module.css';

const NotFoundScreen = lazy(() => import('./shell/NotFoundScreen.tsx'));
const SignInScreen = lazy(() => import('./signIn/SignInScreen.tsx'));
const SessionArea = lazy(() => import('./session/SessionArea.tsx'));
const HypeListScreen = lazy(() => import('./hype/HypeListScreen.tsx'));
const TrashScreen = lazy(() => import('./hype/TrashScreen.tsx'));
const EditHypeScreen = lazy(() => import('./hype/EditHypeScreen.tsx'));
const CreateHypeScreen = lazy(() => import('./hype/CreateHypeScreen.tsx'));
const UserListScreen = lazy(() => import('./user/UserListScreen.tsx'));
const UserDetailScreen = lazy(() => import('./user/UserDetailScreen.tsx'));
const CreateAdminScreen = lazy(() => import('./admin/CreateAdminScreen.tsx'));
const DocsScreen = lazy(() => import('./docs/DocsScreen.tsx'));
const AdminListScreen = lazy(() => import('./admin/AdminListScreen.tsx'));
const ActivityScreen = lazy(() => import('./audit/ActivityScreen.tsx'));

/** Matches every address. A route without a path would not match one with a line break in it. */
const ANY_PATH = /^/;

/** All routes of the panel (spec, section 2). */
export function App() {
  const { t } = useLanguage();
  const [place] = useLocation();
  useNewVersion();
  const crash = <CrashScreen text={t('crashText')} retryLabel={t('reload')} onRetry={() => location.reload()} />;
  return (
    <GuardedRouter>
      <Header />
      <div className={styles.offset}>
        <CrashBoundary fallback={crash} place={place}>
          <AuthProvider>
            <Suspense fallback={<LoadingOverlay active label={t('loading')} />}>
              <Switch>
                <Route path={paths.signIn} component={SignInScreen} />
                <Route path={ANY_PATH} component={SignedInRoutes} />
              </Switch>
            </Suspense>
          </AuthProvider>
        </CrashBoundary>
      </div>
      <Toasts closeLabel={t('close')} />
    </GuardedRouter>
  );
}

/** Every route but sign-in: without a session all of them redirect there. */
function SignedInRoutes() {
  const { user } = useAuth();
  const { t } = useLanguage();
  const [path] = useLocation();
  const query = useSearch();

  if (!user) return <Redirect to={signInPath(query === '' ? path : `${path}?${query}`)} replace />;
  return (
    <SessionArea user={user}>
      <Suspense fallback={<LoadingOverlay active label={t('loading')} />}>
        <Switch>
          <Route path={paths.hypes} component={HypeListScreen} />
          <Route path={paths.createHype} component={CreateHypeScreen} />
          <Route path={paths.editHype} component={EditHypeScreen} />
          <Route path={paths.trash} component={TrashScreen} />
          <Route path={paths.users} component={UserListScreen} />
          <Route path={paths.user} component={UserDetailScreen} />
          <Route path={paths.createAdmin} component={CreateAdminScreen} />
          <Route path={paths.docs} component={DocsScreen} />
          <Route path={paths.admins} component={AdminListScreen} />
          <Route path={paths.activity} component={ActivityScreen} />
          <Route path={ANY_PATH} component={NotFoundScreen} />
        </Switch>
      </Suspense>
    </SessionArea>
  );
}
