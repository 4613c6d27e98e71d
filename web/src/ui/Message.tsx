import type { ReactNode } from 'react';
import styles from './Message.module.css';

/** A whole area's message: nothing here yet, not found, cannot start. */
export function Message({ heading, text, children }: { heading: string; text: string; children?: ReactNode }) {
  return (
    <div className={styles.message}>
      <img src="/favicon.svg" alt="" width="40" height="40" className={styles.mark} />
      <h2>{heading}</h2>
      <p className={styles.text}>{text}</p>
      {children}
    </div>
  );
}
