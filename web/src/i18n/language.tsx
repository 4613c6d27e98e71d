import type { AppCode } from '@hypelar/shared/appError';
import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react';
import { chooseLanguage, type Catalogue, type Language, type TextKey } from './catalogue.ts';
import { fillText, formatBytes } from './format.ts';

export type TextValues = Readonly<Record<string, string | number>>;

type LanguageState = {
  language: Language;
  setLanguage: (language: Language) => void;
  /** The text in the chosen language, its `{placeholders}` filled. */
  t: (key: TextKey, values?: TextValues) => string;
  /** The sentence for a refusal of the API. */
  refusalText: (code: AppCode) => string;
  /** A size in bytes as people write it. */
  bytes: (size: number) => string;
};

const LanguageContext = createContext<LanguageState | null>(null);

/** Holds the texts of the chosen language, `initial` until the person chooses another. */
export function LanguageProvider({ initial, children }: { initial: Catalogue; children: ReactNode }) {
  const [catalogue, setCatalogue] = useState(initial);
  const { language, texts, appCodes } = catalogue;

  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);

  const state = useMemo<LanguageState>(
    () => ({
      language,
      setLanguage: (next) => {
        chooseLanguage(next).then(setCatalogue, () => console.error('language could not be loaded', next));
      },
      t: (key, values = {}) => fillText(texts[key], values, language),
      refusalText: (code) => appCodes[code],
      bytes: (size) => formatBytes(size, language),
    }),
    [language, texts, appCodes],
  );
  return <LanguageContext value={state}>{children}</LanguageContext>;
}

/** The texts in the chosen language. */
export function useLanguage(): LanguageState {
  const state = use(LanguageContext);
  if (state === null) throw new Error('useLanguage needs a LanguageProvider above it.');
  return state;
}
