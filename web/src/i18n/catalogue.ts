import type { AppCode } from '@hypelar/shared/appError';
import { readChoice, storeChoice } from '../ui/storedChoice.ts';
import { tr, trAppCodes } from './tr.ts';

export const LANGUAGES = ['tr', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
export type TextKey = keyof typeof tr;

/** Every text of the panel in one language, and its sentence for each refusal of the API. */
export type Catalogue = {
  language: Language;
  texts: Record<TextKey, string>;
  appCodes: Record<AppCode, string>;
};

const STORAGE_KEY = 'hypelar.language';

/** Turkish is there from the start, English is loaded by those who choose it. */
export async function loadCatalogue(language: Language): Promise<Catalogue> {
  if (language === 'tr') return { language, texts: tr, appCodes: trAppCodes };
  const { en, enAppCodes } = await import('./en.ts');
  return { language, texts: en, appCodes: enAppCodes };
}

/** The catalogue of the language chosen before, Turkish when none was or when it cannot be loaded. */
export function loadChosenCatalogue(): Promise<Catalogue> {
  return loadCatalogue(readChoice(STORAGE_KEY, LANGUAGES)).catch(() => loadCatalogue('tr'));
}

/** Remembers the language and gives its catalogue. */
export function chooseLanguage(language: Language): Promise<Catalogue> {
  storeChoice(STORAGE_KEY, language);
  return loadCatalogue(language);
}
