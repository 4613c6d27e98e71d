import { useEffect, useState } from 'react';
import { readChoice, storeChoice } from '../ui/storedChoice.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const STORAGE_KEY = 'hypelar.theme';

/** The chosen theme, set as `data-theme` on the root; `system` follows the device. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const [theme, choose] = useState(() => readChoice(STORAGE_KEY, THEMES));

  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);

  return [
    theme,
    (next) => {
      storeChoice(STORAGE_KEY, next);
      choose(next);
    },
  ];
}
