import { onAuthStateChanged, signOut, type User } from 'firebase/auth';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { forgetWork } from '../shell/keptWork.ts';
import { useLeaveGuard } from '../shell/leaveGuard.tsx';
import { toastStore } from '../ui/toastStore.ts';
import type { AuthState, EndReason } from './auth.ts';
import { endReasonOf } from './endedSession.ts';
import type { Firebase } from './firebase.ts';
import { useRenewal } from './useRenewal.ts';
import { useSignOutElsewhere } from './useSignOutElsewhere.ts';

/** Who is signed in, and what can be done with the session; null until that is known. */
export function useSessionState(firebase: Firebase | null): AuthState | null {
  const [user, setUser] = useState<User | null | undefined>(undefined);
  const [endReason, setEndReason] = useState<EndReason | null>(null);
  const { asked: expired, ask, end: endRenewal } = useRenewal();
  const { holds } = useLeaveGuard();
  // The signed-in user, also for callbacks that run between two renders.
  const person = useRef<User | null>(null);

  // Calls left over from an ended session never settle: whoever signs in next has nothing to renew.
  const signInAgain = useCallback(() => (person.current ? ask() : new Promise<void>(() => {})), [ask]);

  const enter = useCallback((next: User | null) => {
    person.current = next;
    setUser(next);
    if (next) setEndReason(null);
  }, []);

  useEffect(() => {
    if (!firebase) return;
    const lost = firebase.tokenAtStart;
    async function sayWhy(token: string) {
      setEndReason(await endReasonOf(token));
      enter(null);
    }
    let first = true;
    return onAuthStateChanged(firebase.auth, (next) => {
      const wasDropped = first && next === null && lost !== null;
      first = false;
      if (wasDropped) void sayWhy(lost);
      // Auth drops a session whose token was revoked. The screen stays, and the person signs in again.
      else if (next === null && person.current) void signInAgain();
      else enter(next);
    });
  }, [firebase, enter, signInAgain]);

  const leave = useCallback(
    async (reason: EndReason | null) => {
      if (!firebase) return;
      person.current = null;
      endRenewal(false);
      toastStore.clear();
      setEndReason(reason);
      await signOut(firebase.auth);
      enter(null);
    },
    [firebase, endRenewal, enter],
  );

  const tellOthers = useSignOutElsewhere((uid) => {
    if (!firebase || person.current?.uid !== uid) return;
    if (holds()) {
      void signOut(firebase.auth);
    } else {
      void leave('SIGN_IN_REQUIRED');
      forgetWork();
    }
  });

  return useMemo(() => {
    if (!firebase || user === undefined) return null;
    return {
      ...{ firebase, user, endReason, expired, signInAgain },
      endSession: async (reason) => {
        if (reason === null && user) tellOthers(user.uid);
        await leave(reason);
        if (reason === null) forgetWork();
      },
      renew: (next) => {
        enter(next);
        endRenewal(true);
      },
    };
  }, [firebase, user, endReason, expired, signInAgain, leave, tellOthers, enter, endRenewal]);
}
