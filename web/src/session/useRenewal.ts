import { useCallback, useRef, useState } from 'react';

/** Tracks a session that expired during work, and the calls that wait until the person has signed in again. */
export function useRenewal() {
  const [asked, setAsked] = useState(false);
  const waiting = useRef<PromiseWithResolvers<void> | null>(null);

  /** Asks the person to sign in again. Settles once they have; never when the session ends instead. */
  const ask = useCallback((): Promise<void> => {
    setAsked(true);
    waiting.current ??= Promise.withResolvers();
    return waiting.current.promise;
  }, []);

  const end = useCallback((signedIn: boolean) => {
    if (signedIn) waiting.current?.resolve();
    waiting.current = null;
    setAsked(false);
  }, []);

  return { asked, ask, end };
}
