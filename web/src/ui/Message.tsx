import type { ReactNode } from 'react';
import styles from './Message.module.css';

type MessageProps = { heading?: string; text: string; children?: ReactNode };

/** A whole area's message: nothing here yet, not found, cannot start. */
export function Message({ heading, text, children }: MessageProps) {
  return (
    <div className={styles.message}>
      <img src="/favicon.svg" alt="" width="40" height="40" className={styles.mark} />
      {heading !== undefined && <h2>{heading}</h2>}
      <p className={styles.text}>{text}</p>
      {children}
    </div>
  );
}
