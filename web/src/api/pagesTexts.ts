import { defineTexts } from '../i18n/texts.ts';

const tr = {
  more: 'Daha fazla göster',
  moreFailed: 'Devamı yüklenemedi.',
} as const;
export type PagesTextKey = keyof typeof tr;

/** The texts at the end of a paged list. */
export const pagesTexts = defineTexts(tr, async () => (await import('./pagesTexts.en.ts')).en);
