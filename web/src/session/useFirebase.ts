import { useEffect, useState } from 'react';
import { startFirebase, type Firebase } from './firebase.ts';

/** Firebase once it has started; `retry` after a start that failed. */
export function useFirebase(): { firebase: Firebase | null; retry: (() => void) | null } {
  const [attempt, setAttempt] = useState(0);
  const [firebase, setFirebase] = useState<Firebase | null>(null);
  const [failed, setFailed] = useState(false);

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

  function retry() {
    setFailed(false);
    setAttempt(attempt + 1);
  }
  return { firebase, retry: failed ? retry : null };
}
