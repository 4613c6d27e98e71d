import { useLayoutEffect, type RefObject } from 'react';
import { usePathname } from 'wouter/use-browser-location';

/** The path that the page shows; kept outside React, since each part of the panel has its own `main`. */
let shown: string | null = null;

/**
 * Moves the focus into the content on every change of screen: the control that was used is gone, and a screen reader
 * would say nothing. Not on page load, nor when only the query changes. A screen that focuses something itself does so
 * in an effect, which runs later.
 */
export function useArrival(content: RefObject<HTMLElement | null>): void {
  const path = usePathname();
  useLayoutEffect(() => {
    const arrived = shown !== null && shown !== path;
    shown = path;
    // Scrolling is left to the browser, which also restores the position.
    if (arrived) content.current?.focus({ preventScroll: true });
  }, [content, path]);
}
