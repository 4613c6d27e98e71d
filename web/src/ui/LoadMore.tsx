import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from './Button.tsx';
import styles from './LoadMore.module.css';

/** How far below the viewport the next rows are requested. */
const AHEAD = '800px';

type LoadMoreProps = { label: string; busy: boolean; onMore: () => void };

/** Requests more rows when it nears the viewport or is pressed. */
export function LoadMore({ label, busy, onMore }: LoadMoreProps) {
  const end = useRef<HTMLDivElement>(null);
  const more = useEffectEvent(onMore);

  useEffect(() => {
    if (busy || !end.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) more();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [busy]);

  return (
    <div ref={end} className={styles.more}>
      <Button aria-disabled={busy} onClick={() => !busy && onMore()}>
        {label}
      </Button>
    </div>
  );
}
