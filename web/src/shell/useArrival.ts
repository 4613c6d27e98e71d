import { useLayoutEffect, type RefObject } from 'react';
import { usePathname } from 'wouter/use-browser-location';

/** The path that the page shows; outside React, since each part of the panel has a `main` of its own. */
let shown: string | null = null;

/**
 * Moves the focus into the content whenever another screen is come to: what was pressed is gone with the last one, and a
 * screen reader would say nothing. Not when the page is loaded, nor when only the query changes. A screen that focuses
 * something itself does so in an effect, which comes later.
 */
export function useArrival(content: RefObject<HTMLElement | null>): void {
  const path = usePathname();
  useLayoutEffect(() => {
    const arrived = shown !== null && shown !== path;
    shown = path;
    // Where the page is scrolled to is the matter of the browser, which also restores it.
    if (arrived) content.current?.focus({ preventScroll: true });
  }, [content, path]);
}
