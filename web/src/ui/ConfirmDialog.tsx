import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import styles from './Dialog.module.css';

type ConfirmDialogProps = {
  heading: string;
  text: string;
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
  onCancel: () => void;
};

/** A confirmation dialog. Focus starts on the safe answer, and Escape gives it. Rendered only while open. */
export function ConfirmDialog({ heading, text, confirmLabel, cancelLabel, onConfirm, onCancel }: ConfirmDialogProps) {
  return (
    <Dialog heading={heading} text={text} onClose={onCancel}>
      <div className={styles.buttons}>
        <Button onClick={onCancel}>{cancelLabel}</Button>
        <Button look="danger" onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </Dialog>
  );
}
