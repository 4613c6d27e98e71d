import { readChoice, storeChoice } from '../ui/storedChoice.ts';

export const LANGUAGES = ['tr', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

type Table<Key extends string> = Readonly<Record<Key, string>>;

/** The texts of one part of the panel: Turkish at once, English once loaded. */
export type Texts<Key extends string> = {
  /** For React's `use`, which suspends only until they are loaded. */
  in: (language: Language) => Promise<Table<Key>>;
  /** Loads them, again after a failure. Rejects when they cannot be loaded; `in` then resolves to the Turkish ones. */
  load: (language: Language) => Promise<Table<Key>>;
};

/** A promise that React's `use` reads without suspending: marked as React marks those it has seen fulfilled. */
export function readAtOnce<Value>(value: Value): Promise<Value> {
  return Object.assign(Promise.resolve(value), { status: 'fulfilled', value });
}

const defined = new Set<Texts<string>>();
/** The loaders of English texts that could not be loaded, for a retry. */
const lost = new Set<() => Promise<unknown>>();
/** The panel's current language. */
let current: Language = 'tr';

/**
 * Defines the texts of one screen. How a screen `x` gets its own, so that only its visitors load them:
 * - `xTexts.ts` beside it holds the Turkish ones and ends with `export const xTexts = defineTexts(tr, ...)`;
 * - `xTexts.en.ts` holds the English ones as `Record<XTextKey, string>`, which the compiler keeps complete;
 * - components say `const { t } = useLanguage(xTexts)`, and `t` knows these texts and the core ones.
 * Only what every screen needs goes into `coreTexts.ts`.
 */
export function defineTexts<Key extends string>(tr: Table<Key>, loadEnglish: () => Promise<Table<Key>>): Texts<Key> {
  const turkish = readAtOnce(tr);
  let english: Promise<Table<Key>> | null = null;
  // The same promise for every render, also after a failure: a new one each time would suspend forever.
  let awaited: Promise<Table<Key>> | null = null;

  const load = async () => {
    try {
      english ??= readAtOnce(await loadEnglish());
    } catch (error) {
      lost.add(load);
      throw error;
    }
    // Whatever kept other texts from loading may be over.
    const others = [...lost];
    lost.clear();
    for (const loadOther of others) loadOther().catch(() => null);
    return english;
  };

  const texts: Texts<Key> = {
    in: (language) => (language === 'tr' ? turkish : (english ?? (awaited ??= load().catch(() => tr)))),
    load: (language) => (language === 'tr' ? turkish : load()),
  };
  defined.add(texts);
  // Not only when first shown: a part that shows late would suspend and hide what surrounds it until they load.
  if (current === 'en') void texts.in('en');
  return texts;
}

/** The texts of every part of the panel that was loaded so far. */
export const definedTexts: ReadonlySet<Texts<string>> = defined;

const STORAGE_KEY = 'hypelar.language';

/** Loads the stored language and returns it; Turkish when none is stored or its texts cannot be loaded. */
export async function loadChosenLanguage(): Promise<Language> {
  const language = readChoice(STORAGE_KEY, LANGUAGES);
  return loadLanguage(language).catch(() => 'tr');
}

/** Loads a language's texts for the parts loaded so far, then stores it. Rejects when they cannot be loaded. */
export async function chooseLanguage(language: Language): Promise<Language> {
  await loadLanguage(language);
  storeChoice(STORAGE_KEY, language);
  return language;
}

async function loadLanguage(language: Language): Promise<Language> {
  await Promise.all(Array.from(defined, (texts) => texts.load(language)));
  current = language;
  return language;
}
