import { useEffect, type RefObject } from 'react';

/** Moves the focus to the element as soon as `active`, when the control that had the focus is gone. */
export function useTakeFocus(element: RefObject<HTMLElement | null>, active: boolean): void {
  useEffect(() => {
    if (active && document.activeElement === document.body) element.current?.focus({ preventScroll: true });
  }, [element, active]);
}
