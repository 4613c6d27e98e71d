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

/** Whether the element uses letter keys itself (a text field, a select) or lies in a dialog, so no shortcut applies. */
export function takesLetters(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input:not([type="range"]), textarea, select, dialog') !== null;
}
