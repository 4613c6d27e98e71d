import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './Dialog.module.css';

type DialogProps = {
  heading: string;
  /** What it is about; also its description for screen readers. */
  text?: string;
  /** Escape was pressed, or the browser's own way to close was used. Without it only the content ends the dialog. */
  onClose?: () => void;
  className?: string | undefined;
  children: ReactNode;
};

/** A modal dialog, rendered only while open: its parent decides whether it closes. */
export function Dialog({ heading, text, onClose, className, children }: DialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  // Closed before it is removed: only then does the focus return to where it was.
  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    return () => opened?.close();
  }, []);

  /** Browsers close at the second Escape in a row even if prevented. Reopened first, below what `onClose` may open. */
  function closedByBrowser() {
    if (!dialog.current || dialog.current.open) return;
    dialog.current.showModal();
    onClose?.();
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-heading`}
      aria-describedby={text === undefined ? undefined : `${id}-text`}
      className={classes(styles.dialog, className)}
      onCancel={(event) => {
        event.preventDefault();
        if (event.cancelable) onClose?.();
      }}
      onClose={closedByBrowser}
    >
      <h2 id={`${id}-heading`}>{heading}</h2>
      {text !== undefined && (
        <p id={`${id}-text`} className={styles.text}>
          {text}
        </p>
      )}
      {children}
    </dialog>
  );
}
