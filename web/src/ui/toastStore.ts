export type ToastAction = { label: string; run: () => void };
export type ToastOptions = {
  /** Failures and notices stay until closed. A notice is about the application, not about somebody's work. */
  tone?: 'done' | 'failed' | 'notice';
  /** Offered beside the text, such as undo. */
  action?: ToastAction;
};
export type Toast = ToastOptions & { id: number; text: string };

/** How long a toast stays, in ms; longer when it offers an action. */
const TOAST_MS = 6000;
const ACTION_TOAST_MS = 15_000;

/** The toasts on the screen: a store outside React, so that a message outlives the screen that sent it. */
function createToastStore() {
  let toasts: readonly Toast[] = [];
  let nextId = 1;
  const listeners = new Set<() => void>();
  const timers = new Map<number, ReturnType<typeof setTimeout>>();

  function set(next: readonly Toast[]) {
    toasts = next;
    listeners.forEach((listener) => listener());
  }

  function close(id: number) {
    timers.delete(id);
    set(toasts.filter((toast) => toast.id !== id));
  }

  return {
    show: (text: string, options: ToastOptions = {}) => {
      const id = nextId++;
      set([...toasts, { ...options, id, text }]);
      if (options.tone === undefined || options.tone === 'done')
        timers.set(
          id,
          setTimeout(() => close(id), options.action ? ACTION_TOAST_MS : TOAST_MS),
        );
    },
    close,
    /** Keeps a toast that was focused or hovered until it is closed. */
    keep: (id: number) => clearTimeout(timers.get(id)),
    /** Removes all but notices, so that nothing of one session is shown in the next. */
    clear: () => set(toasts.filter(({ tone }) => tone === 'notice')),
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
