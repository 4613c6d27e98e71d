import { useId } from 'react';
import { Button } from './Button.tsx';
import styles from './UnavailableButton.module.css';

/** A disabled button that says why: as a tooltip under the pointer and in the focus, and to screen readers. */
export function UnavailableButton({ label, reason }: { label: string; reason: string }) {
  const id = useId();
  return (
    <span className={styles.box}>
      <Button look="danger" aria-disabled aria-describedby={id}>
        {label}
      </Button>
      <span id={id} role="tooltip" className={styles.tip}>
        {reason}
      </span>
    </span>
  );
}
