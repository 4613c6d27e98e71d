import { useCallback, useEffect, useEffectEvent } from 'react';
import { forgetChoice, storeChoice } from '../ui/storedChoice.ts';

const KEY = 'hypelar.signedOut';

/**
 * Each tab has its own session, but signing out in one ends them all. Calls back with the uid that signed out in
 * another tab; returns a function that tells the other tabs.
 */
export function useSignOutElsewhere(onSignOut: (uid: string) => void): (uid: string) => void {
  const signedOut = useEffectEvent(onSignOut);

  useEffect(() => {
    // A write to local storage fires this event in the other tabs.
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
