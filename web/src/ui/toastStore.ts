export type Toast = { id: number; text: string };

/** How long a toast stays, in ms. */
const TOAST_MS = 6000;

/** The toasts on the screen: a store outside React, so that a message outlives the screen that sent it. */
export function createToastStore(lifeMs = TOAST_MS) {
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
    show: (text: string) => {
      const id = nextId++;
      set([...toasts, { id, text }]);
      setTimeout(() => close(id), lifeMs);
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
