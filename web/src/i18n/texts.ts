import { readChoice, storeChoice } from '../ui/storedChoice.ts';

export const LANGUAGES = ['tr', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

type Table<Key extends string> = Readonly<Record<Key, string>>;

/** The texts of one part of the panel: Turkish at once, English once it was loaded. */
export type Texts<Key extends string> = {
  /** For React's `use`, which waits only as long as they are not loaded. */
  in: (language: Language) => Promise<Table<Key>>;
  /** Loads them, anew after a failure. Rejects when they cannot be loaded; what waits for `in` gets the Turkish ones. */
  load: (language: Language) => Promise<Table<Key>>;
};

/** A promise that React's `use` reads without waiting: marked as React marks those that it has waited for. */
export function readAtOnce<Value>(value: Value): Promise<Value> {
  return Object.assign(Promise.resolve(value), { status: 'fulfilled', value });
}

const defined = new Set<Texts<string>>();
/** How to load the English texts that could not be loaded. */
const lost = new Set<() => Promise<unknown>>();
/** The language that the panel is in. */
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
  // The same one for every rendering, also after it failed: a new one each time would be waited for without an end.
  let awaited: Promise<Table<Key>> | null = null;

  const load = async () => {
    try {
      english ??= readAtOnce(await loadEnglish());
    } catch (error) {
      lost.add(load);
      throw error;
    }
    // Whatever kept others from being loaded may be over.
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
  // Not only when they are shown: what shows them late would hide what it stands in until they are there.
  if (current === 'en') void texts.in('en');
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

/** Loads a language's texts of the screens that are open, then remembers it. Rejects when they cannot be loaded. */
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
