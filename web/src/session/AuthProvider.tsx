import { onAuthStateChanged, signOut, type User } from 'firebase/auth';
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useLanguage } from '../i18n/language.tsx';
import { CrashScreen } from '../shell/CrashScreen.tsx';
import { LoadingOverlay } from '../ui/LoadingOverlay.tsx';
import { AuthContext, type AuthState, type EndReason } from './auth.ts';
import { startFirebase, type Firebase } from './firebase.ts';

/** Starts Firebase and knows who is signed in; its children render once both are settled. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const { t } = useLanguage();
  const [attempt, setAttempt] = useState(0);
  const [firebase, setFirebase] = useState<Firebase | null>(null);
  const [failed, setFailed] = useState(false);
  const [user, setUser] = useState<User | null | undefined>(undefined);
  const [endReason, setEndReason] = useState<EndReason | null>(null);

  useEffect(() => {
    let current = true;
    startFirebase().then(
      (ready) => current && setFirebase(ready),
      (error: unknown) => {
        console.error('firebase start failed', error);
        if (current) setFailed(true);
      },
    );
    return () => {
      current = false;
    };
  }, [attempt]);

  useEffect(() => {
    if (!firebase) return;
    return onAuthStateChanged(firebase.auth, (next) => {
      setUser(next);
      if (next) setEndReason(null);
    });
  }, [firebase]);

  const endSession = useCallback(
    async (reason: EndReason | null) => {
      if (!firebase) return;
      setEndReason(reason);
      await signOut(firebase.auth);
    },
    [firebase],
  );

  const state = useMemo<AuthState | null>(
    () => (firebase && user !== undefined ? { firebase, user, endReason, endSession } : null),
    [firebase, user, endReason, endSession],
  );

  if (failed) {
    const retry = () => {
      setFailed(false);
      setAttempt(attempt + 1);
    };
    return <CrashScreen text={t('startFailed')} retryLabel={t('retry')} onRetry={retry} />;
  }
  if (!state) return <LoadingOverlay active label={t('loading')} />;
  return <AuthContext value={state}>{children}</AuthContext>;
}
