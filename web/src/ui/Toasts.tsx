import { useEffect, useRef, useSyncExternalStore } from 'react';
import { toastStore } from './toastStore.ts';
import styles from './Toasts.module.css';

/** Focuses the newest toast from anywhere: with Tab it comes after everything else on the page. */
const TOAST_KEY = 'F8';

/** Where short messages appear; always in the page, so that screen readers announce them. */
export function Toasts({ closeLabel }: { closeLabel: string }) {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.current);
  const { list, goBack } = useToastKey();
  return (
    <div ref={list} role="status" className={styles.toasts}>
      {toasts.map(({ id, text, tone, action }) => (
        <div
          key={id}
          className={styles.toast}
          data-tone={tone}
          onFocus={() => toastStore.keep(id)}
          onPointerEnter={() => toastStore.keep(id)}
        >
          <span className={styles.text}>{text}</span>
          {action && (
            <>
              <kbd aria-hidden="true" className={styles.key}>
                {TOAST_KEY}
              </kbd>
              <button
                type="button"
                aria-keyshortcuts={TOAST_KEY}
                className={styles.action}
                onClick={() => {
                  goBack();
                  toastStore.close(id);
                  action.run();
                }}
              >
                {action.label}
              </button>
            </>
          )}
          <button
            type="button"
            aria-label={closeLabel}
            className={styles.close}
            onClick={() => {
              goBack();
              toastStore.close(id);
            }}
          >
            ×
          </button>
        </div>
      ))}
    </div>
  );
}

/** Moves the focus to the newest toast on the key; `goBack` returns it to where it was. */
function useToastKey() {
  const list = useRef<HTMLDivElement>(null);
  const before = useRef<HTMLElement | null>(null);

  useEffect(() => {
    function jump(event: KeyboardEvent) {
      const button = list.current?.querySelector<HTMLElement>(':scope > :last-child button');
      if (event.key !== TOAST_KEY || !button) return;
      event.preventDefault();
      const { activeElement } = document;
      if (activeElement instanceof HTMLElement && !list.current?.contains(activeElement))
        before.current = activeElement;
      button.focus();
    }
    window.addEventListener('keydown', jump);
    return () => window.removeEventListener('keydown', jump);
  }, []);

  function goBack() {
    if (list.current?.contains(document.activeElement)) before.current?.focus();
    before.current = null;
  }
  return { list, goBack };
}
