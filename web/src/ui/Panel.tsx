import { useId, type ReactNode } from 'react';
import styles from './Panel.module.css';

/** A titled surface that holds one part of a screen. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={styles.panel}>
      <h2 id={headingId}>{title}</h2>
      {children}
    </section>
  );
}
