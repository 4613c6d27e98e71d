import { useEffect, useRef } from 'react';

/** Returns a function that tells whether the component has unmounted, for code that resumes after an await. */
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
