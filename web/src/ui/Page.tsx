import type { ReactNode } from 'react';
import styles from './Page.module.css';

type PageProps = { heading: string; note?: string | undefined; actions?: ReactNode; children: ReactNode };

/** A screen: its heading with an optional note and buttons beside it, then its content. Names the browser tab. */
export function Page({ heading, note, actions, children }: PageProps) {
  return (
    <div className={styles.page}>
      <title>{heading === 'Hypelar' ? heading : `${heading} – Hypelar`}</title>
      <div className={styles.head}>
        <h1>{heading}</h1>
        {note !== undefined && <p className={styles.note}>{note}</p>}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </div>
  );
}
