import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Playhead } from './playhead.ts';

/** Where in the view a position that left it is shown again, as a fraction of the view's width. */
const COME_BACK = 0.15;

/** An axis that may be wider than the view it scrolls in: its width, in px. Scrolls to keep the position in view. */
export function useAxisView({ playhead, axisMs, zoom }: { playhead: Playhead; axisMs: number; zoom: number }) {
  const view = useRef<HTMLDivElement>(null);
  const axis = useRef<HTMLDivElement>(null);
  const [axisPx, setAxisPx] = useState(0);

  const bringIntoView = useEffectEvent((where: number, isSeen: (px: number, viewPx: number) => boolean) => {
    if (!view.current || !axis.current) return;
    const viewPx = view.current.clientWidth;
    const px = (playhead.ms() / axisMs) * axis.current.clientWidth - view.current.scrollLeft;
    if (!isSeen(px, viewPx)) view.current.scrollLeft += px - viewPx * where;
  });

  useLayoutEffect(() => {
    const measured = axis.current;
    if (!measured) return;
    const observer = new ResizeObserver(() => setAxisPx(measured.clientWidth));
    observer.observe(measured);
    return () => observer.disconnect();
  }, []);

  useLayoutEffect(() => {
    setAxisPx(axis.current?.clientWidth ?? 0);
    bringIntoView(0.5, () => false);
  }, [zoom]);

  useEffect(
    () => playhead.subscribe(() => bringIntoView(COME_BACK, (px, viewPx) => px >= 0 && px <= viewPx)),
    [playhead],
  );

  return { view, axis, axisPx };
}
