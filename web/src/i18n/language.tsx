import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react';
import { en } from './en.ts';
import { fillText, formatBytes } from './format.ts';
import { readChoice, storeChoice } from '../ui/storedChoice.ts';
import { tr } from './tr.ts';

export const LANGUAGES = ['tr', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
export type TextKey = keyof typeof tr;
export type TextValues = Readonly<Record<string, string | number>>;

const CATALOGUES = { tr, en } satisfies Record<Language, Record<TextKey, string>>;
const STORAGE_KEY = 'hypelar.language';

type LanguageState = {
  language: Language;
  setLanguage: (language: Language) => void;
  /** The text in the chosen language, its `{placeholders}` filled. */
  t: (key: TextKey, values?: TextValues) => string;
  /** A size in bytes as people write it. */
  bytes: (size: number) => string;
};

const LanguageContext = createContext<LanguageState | null>(null);

/** Holds the chosen language: Turkish until the person chooses otherwise. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const [language, choose] = useState(() => readChoice(STORAGE_KEY, LANGUAGES));

  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);

  const state = useMemo<LanguageState>(
    () => ({
      language,
      setLanguage: (next) => {
        storeChoice(STORAGE_KEY, next);
        choose(next);
      },
      t: (key, values = {}) => fillText(CATALOGUES[language][key], values, language),
      bytes: (size) => formatBytes(size, language),
    }),
    [language],
  );
  return <LanguageContext value={state}>{children}</LanguageContext>;
}

/** The texts in the chosen language. */
export function useLanguage(): LanguageState {
  const state = use(LanguageContext);
  if (state === null) throw new Error('useLanguage needs a LanguageProvider above it.');
  return state;
}
