import { useSyncExternalStore } from 'react';
import { toastStore } from './toastStore.ts';
import styles from './Toasts.module.css';

/** Where short messages appear; always in the page, so that screen readers announce them. */
export function Toasts({ closeLabel }: { closeLabel: string }) {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.current);
  return (
    <div role="status" className={styles.toasts}>
      {toasts.map(({ id, text, tone, action }) => (
        <div key={id} className={styles.toast} data-tone={tone}>
          <span className={styles.text}>{text}</span>
          {action && (
            <button
              type="button"
              className={styles.action}
              onClick={() => {
                toastStore.close(id);
                action.run();
              }}
            >
              {action.label}
            </button>
          )}
          <button type="button" aria-label={closeLabel} className={styles.close} onClick={() => toastStore.close(id)}>
            ×
          </button>
        </div>
      ))}
    </div>
  );
}
