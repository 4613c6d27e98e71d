export type ToastAction = { label: string; run: () => void };
export type ToastOptions = {
  /** A failure stays until it is closed. */
  tone?: 'done' | 'failed';
  /** Offered beside the text, such as taking back what was done. */
  action?: ToastAction;
};
export type Toast = ToastOptions & { id: number; text: string };

/** How long a toast stays, in ms; longer when it offers something. */
const TOAST_MS = 6000;
const ACTION_TOAST_MS = 15_000;

/** The toasts on the screen: a store outside React, so that a message outlives the screen that sent it. */
export function createToastStore() {
  let toasts: readonly Toast[] = [];
  let nextId = 1;
  const listeners = new Set<() => void>();

  function set(next: readonly Toast[]) {
    toasts = next;
    listeners.forEach((listener) => listener());
  }

  function close(id: number) {
    set(toasts.filter((toast) => toast.id !== id));
  }

  return {
    show: (text: string, options: ToastOptions = {}) => {
      const id = nextId++;
      set([...toasts, { ...options, id, text }]);
      if (options.tone !== 'failed') setTimeout(() => close(id), options.action ? ACTION_TOAST_MS : TOAST_MS);
    },
    close,
    current: () => toasts,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

export const toastStore = createToastStore();
