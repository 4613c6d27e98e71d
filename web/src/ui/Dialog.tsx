import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './ConfirmDialog.module.css';

type DialogProps = { heading: string; onClose: () => void; children: ReactNode };

/** A window over the page that Escape closes. Rendered only while open. */
export function Dialog({ heading, onClose, children }: DialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  // Closed before it leaves the page: only then the focus goes back to where it was.
  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    return () => opened?.close();
  }, []);

  return (
    <dialog ref={dialog} aria-labelledby={id} className={styles.dialog} onCancel={onClose}>
      <h2 id={id}>{heading}</h2>
      {children}
    </dialog>
  );
}
