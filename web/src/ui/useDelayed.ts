import { useEffect, useState } from 'react';

const DELAY_MS = 150;

/** True once `active` has lasted 150 ms, so that short loads do not flicker. False at once when it ends. */
export function useDelayed(active: boolean): boolean {
  const [late, setLate] = useState(false);

  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => setLate(true), DELAY_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [active]);

  return active && late;
}
