import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Note } from './Note.tsx';
import styles from './Note.module.css';

type ErrorNoteProps = {
  heading?: string;
  text: string;
  /** Both or neither: without them, what failed has its own button for trying again. */
  retryLabel?: string;
  onRetry?: () => void;
  /** Links to elsewhere */
  children?: ReactNode;
};

/** What went wrong, with what can be done about it. */
export function ErrorNote({ heading, text, retryLabel, onRetry, children }: ErrorNoteProps) {
  return (
    <Note tone="error">
      <div className={styles.text}>
        {heading !== undefined && <strong>{heading}</strong>}
        <p>{text}</p>
      </div>
      {onRetry && (
        <Button look="danger" onClick={onRetry}>
          {retryLabel}
        </Button>
      )}
      {children}
    </Note>
  );
}
