/** The position of the video, in whole ms: a store outside React, since it moves with every frame. */
export function createPlayhead() {
  let position = 0;
  const listeners = new Set<() => void>();
  return {
    ms: () => position,
    moveTo: (ms: number) => {
      if (ms === position) return;
      position = ms;
      listeners.forEach((listener) => listener());
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

export type Playhead = ReturnType<typeof createPlayhead>;
