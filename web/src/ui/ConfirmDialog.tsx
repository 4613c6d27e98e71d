import { useId, useLayoutEffect, useRef } from 'react';
import { Button } from './Button.tsx';
import styles from './ConfirmDialog.module.css';

type ConfirmDialogProps = {
  heading: string;
  text: string;
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
  onCancel: () => void;
};

/** A question over the page. Focus starts on the safe answer, Escape is the safe answer. Rendered only while open. */
export function ConfirmDialog({ heading, text, confirmLabel, cancelLabel, onConfirm, onCancel }: ConfirmDialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  // Closed before it leaves the page: only then the focus goes back to where it was.
  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    return () => opened?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-heading`}
      aria-describedby={`${id}-text`}
      className={styles.dialog}
      onCancel={onCancel}
    >
      <h2 id={`${id}-heading`}>{heading}</h2>
      <p id={`${id}-text`}>{text}</p>
      <div className={styles.buttons}>
        <Button onClick={onCancel}>{cancelLabel}</Button>
        <Button look="danger" onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </dialog>
  );
}
