import { useId, type ReactNode } from 'react';
import styles from './Field.module.css';

type FieldProps = {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Renders the control with the id its label needs and the ids that describe it. */
  children: (control: {
    id: string;
    className: string;
    describedBy: string | undefined;
    invalid: boolean;
  }) => ReactNode;
};

/** A labelled control with its hint and its error. */
export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId();
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  const errorId = error === undefined ? undefined : `${id}-error`;
  const describedBy = [hintId, errorId].filter((part) => part !== undefined).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children({
        id,
        className: styles.control ?? '',
        describedBy: describedBy === '' ? undefined : describedBy,
        invalid: error !== undefined,
      })}
      {hint !== undefined && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={errorId} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
