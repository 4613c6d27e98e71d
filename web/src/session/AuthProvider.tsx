import type { ReactNode } from 'react';
import { useLanguage } from '../i18n/language.tsx';
import { CrashScreen } from '../shell/CrashScreen.tsx';
import { LoadingOverlay } from '../ui/LoadingOverlay.tsx';
import { AuthContext } from './auth.ts';
import { useFirebase } from './useFirebase.ts';
import { useSessionState } from './useSessionState.ts';

/** Starts Firebase and tracks who is signed in; its children render once both are known. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const { t } = useLanguage();
  const { firebase, retry } = useFirebase();
  const state = useSessionState(firebase);

  if (retry) return <CrashScreen text={t('startFailed')} retryLabel={t('retry')} onRetry={retry} />;
  if (!state) return <LoadingOverlay active label={t('loading')} />;
  return <AuthContext value={state}>{children}</AuthContext>;
}
