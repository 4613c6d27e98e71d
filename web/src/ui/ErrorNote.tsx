import { Button } from './Button.tsx';
import { Note } from './Note.tsx';
import styles from './Note.module.css';

type ErrorNoteProps = { heading?: string; text: string; retryLabel: string; onRetry: () => void };

/** What went wrong, with the way to try again. */
export function ErrorNote({ heading, text, retryLabel, onRetry }: ErrorNoteProps) {
  return (
    <Note tone="error">
      <div className={styles.text}>
        {heading !== undefined && <strong>{heading}</strong>}
        <p>{text}</p>
      </div>
      <Button look="danger" onClick={onRetry}>
        {retryLabel}
      </Button>
    </Note>
  );
}
