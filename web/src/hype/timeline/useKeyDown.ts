import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Listens to the keys pressed within an element, or anywhere on the page. */
export function useKeyDown(onKey: (event: KeyboardEvent) => void, area?: RefObject<HTMLElement | null>) {
  const press = useEffectEvent(onKey);

  useEffect(() => {
    const target = area ? area.current : document.body;
    const listener = (event: KeyboardEvent) => press(event);
    target?.addEventListener('keydown', listener);
    return () => target?.removeEventListener('keydown', listener);
  }, [area]);
}

/** Whether a letter is written where the key was pressed, or chooses there, or belongs to a window over the page. */
export function takesLetters(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input:not([type="range"]), textarea, select, dialog') !== null;
}
