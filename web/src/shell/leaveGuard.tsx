import { createContext, use, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { Router, type AroundNavHandler } from 'wouter';
import { useLanguage } from '../i18n/language.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';

type LeaveGuard = {
  hold: () => void;
  release: () => void;
  /** Does what leaves the page, after a question when there is unsaved work. */
  leaving: (leave: () => void) => void;
};

const LeaveGuardContext = createContext<LeaveGuard | null>(null);

/** The router, with a question before a navigation that would lose unsaved work. */
export function GuardedRouter({ children }: { children: ReactNode }) {
  const { t } = useLanguage();
  const held = useRef(false);
  const [leave, setLeave] = useState<(() => void) | null>(null);

  const guard = useMemo<LeaveGuard>(
    () => ({
      hold: () => {
        held.current = true;
      },
      release: () => {
        held.current = false;
      },
      leaving: (leaveNow) => {
        if (held.current) setLeave(() => leaveNow);
        else leaveNow();
      },
    }),
    [],
  );
  const aroundNav = useMemo<AroundNavHandler>(
    () => (navigate, to, options) => guard.leaving(() => navigate(to, options)),
    [guard],
  );

  return (
    <Router aroundNav={aroundNav}>
      <LeaveGuardContext value={guard}>{children}</LeaveGuardContext>
      {leave && (
        <ConfirmDialog
          heading={t('leaveHeading')}
          text={t('leaveText')}
          confirmLabel={t('leaveConfirm')}
          cancelLabel={t('leaveStay')}
          onCancel={() => setLeave(null)}
          onConfirm={() => {
            held.current = false;
            setLeave(null);
            leave();
          }}
        />
      )}
    </Router>
  );
}

export function useLeaveGuard(): LeaveGuard {
  const guard = use(LeaveGuardContext);
  if (guard === null) throw new Error('useLeaveGuard needs a GuardedRouter above it.');
  return guard;
}

/** Asks before the page is left or closed while `unsaved`. Returns how to stop asking, for after a save. */
export function useUnsavedWork(unsaved: boolean): () => void {
  const { hold, release } = useLeaveGuard();

  // A layout effect, so that the guard is released before the redirect of a session that ended.
  useLayoutEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    hold();
    window.addEventListener('beforeunload', ask);
    return () => {
      release();
      window.removeEventListener('beforeunload', ask);
    };
  }, [unsaved, hold, release]);

  return release;
}
