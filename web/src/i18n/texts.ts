import { readChoice, storeChoice } from '../ui/storedChoice.ts';

export const LANGUAGES = ['tr', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

type Table<Key extends string> = Readonly<Record<Key, string>>;

/** The texts of one part of the panel: Turkish at once, English once it was loaded. */
export type Texts<Key extends string> = {
  in: (language: Language) => Table<Key> | Promise<Table<Key>>;
};

const defined = new Set<Texts<string>>();

/**
 * Defines the texts of one screen. How a screen `x` gets its own, so that only its visitors load them:
 * - `xTexts.ts` beside it holds the Turkish ones and ends with `export const xTexts = defineTexts(tr, ...)`;
 * - `xTexts.en.ts` holds the English ones as `Record<XTextKey, string>`, which the compiler keeps complete;
 * - components say `const { t } = useLanguage(xTexts)`, and `t` knows these texts and the core ones.
 * Only what every screen needs goes into `coreTexts.ts`.
 */
export function defineTexts<Key extends string>(tr: Table<Key>, loadEnglish: () => Promise<Table<Key>>): Texts<Key> {
  let english: Table<Key> | null = null;
  let loading: Promise<Table<Key>> | null = null;

  async function load() {
    try {
      return (english = await loadEnglish());
    } finally {
      loading = null;
    }
  }

  const texts: Texts<Key> = { in: (language) => (language === 'tr' ? tr : (english ?? (loading ??= load()))) };
  defined.add(texts);
  return texts;
}

/** Every text of the screens that were opened so far. */
export const definedTexts: ReadonlySet<Texts<string>> = defined;

const STORAGE_KEY = 'hypelar.language';

/** The language chosen before, its texts loaded; Turkish when none was or when it cannot be loaded. */
export async function loadChosenLanguage(): Promise<Language> {
  const language = readChoice(STORAGE_KEY, LANGUAGES);
  return loadLanguage(language).catch(() => 'tr');
}

/** Remembers the language and loads its texts of the screens that are open. */
export function chooseLanguage(language: Language): Promise<Language> {
  storeChoice(STORAGE_KEY, language);
  return loadLanguage(language);
}

async function loadLanguage(language: Language): Promise<Language> {
  await Promise.all(Array.from(defined, async (texts) => texts.in(language)));
  return language;
}
