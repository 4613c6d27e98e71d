import { useEffect, useId, useState } from 'react';
import { Button } from './Button.tsx';
import styles from './UnavailableButton.module.css';

/**
 * A disabled button that says why: as a tooltip on hover and on focus, and to screen readers. The pointer
 * may move onto the tooltip, and Escape dismisses it (WCAG 1.4.13).
 */
export function UnavailableButton({ label, reason }: { label: string; reason: string }) {
  const id = useId();
  const [dismissed, setDismissed] = useState(false);

  // On the window: a button that is only hovered has no focus.
  useEffect(() => {
    const dismiss = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setDismissed(true);
    };
    window.addEventListener('keydown', dismiss);
    return () => window.removeEventListener('keydown', dismiss);
  }, []);

  return (
    <span
      className={styles.box}
      data-dismissed={dismissed}
      onPointerEnter={() => setDismissed(false)}
      onFocus={() => setDismissed(false)}
    >
      <Button look="danger" aria-disabled aria-describedby={id}>
        {label}
      </Button>
      <span id={id} role="tooltip" className={styles.tip}>
        {reason}
      </span>
    </span>
  );
}
