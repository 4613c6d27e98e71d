import {
  createContext,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { Router, type AroundNavHandler } from 'wouter';
import { useLanguage } from '../i18n/language.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';

type LeaveGuard = {
  /**
   * Asks before the page is left; `discard` runs when the person gives up the work. Returns a release function, which
   * does not touch the hold of a later screen.
   */
  hold: (discard: () => void) => () => void;
  /** Whether there is unsaved work. */
  holds: () => boolean;
  /** Runs `leave`, after a confirmation when there is unsaved work. */
  leaving: (leave: () => void) => void;
};

const LeaveGuardContext = createContext<LeaveGuard | null>(null);

/** The router; asks before a navigation that would lose unsaved work. */
export function GuardedRouter({ children }: { children: ReactNode }) {
  const { t } = useLanguage();
  const discard = useRef<(() => void) | null>(null);
  const [leave, setLeave] = useState<(() => void) | null>(null);

  const guard = useMemo<LeaveGuard>(
    () => ({
      hold: (discardWork) => {
        const giveUp = () => {
          discardWork();
          release();
        };
        const release = () => {
          if (discard.current !== giveUp) return;
          discard.current = null;
          window.removeEventListener('beforeunload', askBeforeUnload);
          // An open question is moot once the work is saved.
          setLeave(null);
        };
        discard.current = giveUp;
        window.addEventListener('beforeunload', askBeforeUnload);
        return release;
      },
      holds: () => discard.current !== null,
      leaving: (leaveNow) => {
        if (discard.current) setLeave(() => leaveNow);
        else leaveNow();
      },
    }),
    [],
  );
  const aroundNav = useMemo<AroundNavHandler>(
    () => (navigate, to, options) => guard.leaving(() => navigate(to, options)),
    [guard],
  );

  // The browser's own back and forward. A browser without the Navigation API leaves at once; the hype form then
  // survives as its kept draft.
  useEffect(() => {
    if (!('navigation' in window)) return;
    const { navigation } = window;
    const askBeforeTraverse = (event: NavigateEvent) => {
      if (!discard.current || event.navigationType !== 'traverse' || !event.cancelable) return;
      event.preventDefault();
      const { key } = event.destination;
      guard.leaving(() => navigation.traverseTo(key));
    };
    navigation.addEventListener('navigate', askBeforeTraverse);
    return () => navigation.removeEventListener('navigate', askBeforeTraverse);
  }, [guard]);

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
            discard.current?.();
            setLeave(null);
            leave();
          }}
        />
      )}
    </Router>
  );
}

/** Makes the browser ask before the tab is closed or reloaded. */
function askBeforeUnload(event: BeforeUnloadEvent) {
  event.preventDefault();
}

export function useLeaveGuard(): LeaveGuard {
  const guard = use(LeaveGuardContext);
  if (guard === null) throw new Error('useLeaveGuard needs a GuardedRouter above it.');
  return guard;
}

/**
 * Asks before the page is left or closed while `unsaved`; `discard` runs when the person gives up the work. Returns a
 * function that stops asking, for after a save.
 */
export function useUnsavedWork(unsaved: boolean, discard?: () => void): () => void {
  const { hold } = useLeaveGuard();
  const release = useRef<(() => void) | null>(null);
  const discardWork = useEffectEvent(() => discard?.());

  // A layout effect, so that the guard is released before the redirect of a session that ended.
  useLayoutEffect(() => {
    if (!unsaved) return;
    release.current = hold(() => discardWork());
    return release.current;
  }, [unsaved, hold]);

  return () => release.current?.();
}
