import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react';
import { coreTexts, type CoreTextKey } from './coreTexts.ts';
import { fillText, formatBytes } from './format.ts';
import { chooseLanguage, readAtOnce, type Language, type Texts } from './texts.ts';

export type TextValues = Readonly<Record<string, string | number>>;

type Chosen = {
  language: Language;
  /** Rejects, without any change, when the texts cannot be loaded. */
  setLanguage: (language: Language) => Promise<void>;
};

type LanguageState<Key extends string> = Chosen & {
  /** The text in the chosen language, its `{placeholders}` filled. */
  t: (key: Key | CoreTextKey, values?: TextValues) => string;
  /** A size in bytes, formatted for the language. */
  bytes: (size: number) => string;
};

const LanguageContext = createContext<Chosen | null>(null);

/** Holds the chosen language, `initial` until the person chooses another. */
export function LanguageProvider({ initial, children }: { initial: Language; children: ReactNode }) {
  const [language, setLanguage] = useState(initial);

  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);

  const chosen = useMemo<Chosen>(
    () => ({
      language,
      setLanguage: async (next) => setLanguage(await chooseLanguage(next)),
    }),
    [language],
  );
  return <LanguageContext value={chosen}>{children}</LanguageContext>;
}

/** The chosen language with the core texts and those of a screen, see `defineTexts`. Suspends while they load. */
export function useLanguage<Key extends string = never>(texts?: Texts<Key>): LanguageState<Key> {
  const chosen = use(LanguageContext);
  if (chosen === null) throw new Error('useLanguage needs a LanguageProvider above it.');
  const { language } = chosen;
  // Always both: React matches the promises of a suspended component by the order of its `use` calls.
  const core: Table = use(coreTexts.in(language));
  const own: Table = use(texts?.in(language) ?? NO_TEXTS);

  return useMemo(
    () => ({
      ...chosen,
      t: (key, values = {}) => fillText(own[key] ?? core[key] ?? key, values, language),
      bytes: (size) => formatBytes(size, language),
    }),
    [chosen, core, own, language],
  );
}

type Table = Readonly<Record<string, string>>;

const NO_TEXTS = readAtOnce<Table>({});
