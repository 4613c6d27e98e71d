import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { visibleRange, type Range } from './visibleRange.ts';

/**
 * Which of `count` rows need to be rendered while the page scrolls. The row height is `--row-height`, in px, which the
 * style sheet sets on the list.
 */
export function useVisibleRows(count: number) {
  const list = useRef<HTMLTableSectionElement>(null);
  const [range, setRange] = useState<Range>({ start: 0, end: 0 });
  const [rowHeight, setRowHeight] = useState(0);

  const measure = useEffectEvent(() => {
    if (!list.current) return;
    const itemHeight = Number.parseFloat(getComputedStyle(list.current).getPropertyValue('--row-height')) || 0;
    const scrolled = -list.current.getBoundingClientRect().top;
    const next = visibleRange({ scrolled, height: window.innerHeight, itemHeight, count });
    setRowHeight(itemHeight);
    setRange((current) => (current.start === next.start && current.end === next.end ? current : next));
  });

  // Before the first rows are painted, so that they do not appear one frame late.
  useLayoutEffect(() => measure(), [count]);
  useEffect(() => {
    const onChange = () => measure();
    window.addEventListener('scroll', onChange, { passive: true });
    window.addEventListener('resize', onChange);
    return () => {
      window.removeEventListener('scroll', onChange);
      window.removeEventListener('resize', onChange);
    };
  }, []);

  return { list, range, rowHeight };
}
