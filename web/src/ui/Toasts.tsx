import { useSyncExternalStore } from 'react';
import { toastStore } from './toastStore.ts';
import styles from './Toasts.module.css';

/** Where short messages appear; always in the page, so that screen readers announce them. */
export function Toasts({ closeLabel }: { closeLabel: string }) {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.current);
  return (
    <div role="status" className={styles.toasts}>
      {toasts.map((toast) => (
        <div key={toast.id} className={styles.toast}>
          <span>{toast.text}</span>
          <button
            type="button"
            aria-label={closeLabel}
            className={styles.close}
            onClick={() => toastStore.close(toast.id)}
          >
            ×
          </button>
        </div>
      ))}
    </div>
  );
}
