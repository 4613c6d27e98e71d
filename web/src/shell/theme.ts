import { useState } from 'react';
import { readChoice, storeChoice } from '../ui/storedChoice.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const STORAGE_KEY = 'hypelar.theme';

/** Shows the theme chosen before. Called before anything is rendered, or who chose dark would see light first. */
export function showChosenTheme(): void {
  show(chosenTheme());
}

/** The chosen theme and how to choose another; `system` follows the device. */
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

/** The styles look at `data-theme` on the root. */
function show(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
}
