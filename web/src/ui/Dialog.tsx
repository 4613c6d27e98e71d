import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './Dialog.module.css';

type DialogProps = {
  heading: string;
  /** What it is about, in a sentence that describes it to screen readers too. */
  text?: string;
  /** Escape was pressed, or the browser asked in its own way. Without it nothing but what is inside ends the dialog. */
  onClose?: () => void;
  className?: string | undefined;
  children: ReactNode;
};

/** A window over the page, rendered only while open: whoever renders it decides whether it closes. */
export function Dialog({ heading, text, onClose, className, children }: DialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  // Closed before it leaves the page: only then the focus goes back to where it was.
  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    return () => opened?.close();
  }, []);

  /** A browser closes at the second Escape in a row whatever the page says. Opened again first, below what asks. */
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
