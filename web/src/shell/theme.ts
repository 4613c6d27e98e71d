import { useState } from 'react';
import { readChoice, storeChoice } from '../ui/storedChoice.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const STORAGE_KEY = 'hypelar.theme';

/** Applies the stored theme. Called before the first render, so that a dark theme does not flash light. */
export function showChosenTheme(): void {
  show(chosenTheme());
}

/** The chosen theme and its setter; `system` follows the device. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const [theme, choose] = useState(chosenTheme);
  return [
    theme,
    (next) => {
      storeChoice(STORAGE_KEY, next);
      show(next);
      choose(next);
    },
  ];
}

const chosenTheme = (): Theme => readChoice(STORAGE_KEY, THEMES);

/** Sets `data-theme` on the root, which the styles select on. */
function show(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
}
