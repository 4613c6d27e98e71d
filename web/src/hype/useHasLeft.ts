import { useEffect, useRef } from 'react';

/** Tells whether the component is gone, to what comes back after it was waited for. */
export function useHasLeft(): () => boolean {
  const left = useRef(false);

  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);

  return () => left.current;
}
