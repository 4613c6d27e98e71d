import { useCallback, useEffect, useEffectEvent } from 'react';
import { forgetChoice, storeChoice } from '../ui/storedChoice.ts';

const KEY = 'hypelar.signedOut';

/**
 * Each tab has a session of its own; whoever signs out in one of them leaves in all. Calls back with the uid that signed
 * out in another tab; returns how to tell the others.
 */
export function useSignOutElsewhere(onSignOut: (uid: string) => void): (uid: string) => void {
  const signedOut = useEffectEvent(onSignOut);

  useEffect(() => {
    // What is written to the storage that all tabs share is an event in the others.
    const heard = ({ key, newValue }: StorageEvent) => {
      if (key === KEY && newValue !== null) signedOut(newValue);
    };
    window.addEventListener('storage', heard);
    return () => window.removeEventListener('storage', heard);
  }, []);

  return useCallback((uid) => {
    storeChoice(KEY, uid);
    forgetChoice(KEY);
  }, []);
}
