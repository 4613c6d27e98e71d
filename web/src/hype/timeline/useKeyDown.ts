import { useEffect, useEffectEvent, useRef } from 'react';

/** Listens to the keys pressed while the focus is within an element; gives the ref for it. */
export function useKeyDown(onKey: (event: KeyboardEvent) => void) {
  const element = useRef<HTMLDivElement>(null);
  const press = useEffectEvent(onKey);

  useEffect(() => {
    const area = element.current;
    const listener = (event: KeyboardEvent) => press(event);
    area?.addEventListener('keydown', listener);
    return () => area?.removeEventListener('keydown', listener);
  }, []);

  return element;
}
