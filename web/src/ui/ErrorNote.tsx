import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Note } from './Note.tsx';
import styles from './Note.module.css';

type ErrorNoteProps = {
  heading?: string;
  text: string;
  /** Both or none: where what failed has a button of its own, that is the way to try again. */
  retryLabel?: string;
  onRetry?: () => void;
  /** Where else to go */
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
