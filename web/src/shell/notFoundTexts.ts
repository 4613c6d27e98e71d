import { defineTexts } from '../i18n/texts.ts';

const tr = {
  notFoundHeading: 'Böyle bir sayfa yok',
  notFoundText: '“{path}” adresinde bir şey bulunamadı. Adres yanlış yazılmış ya da sayfa kaldırılmış olabilir.',
} as const;
export type NotFoundTextKey = keyof typeof tr;

/** The texts of the screen for an unknown address. */
export const notFoundTexts = defineTexts(tr, async () => (await import('./notFoundTexts.en.ts')).en);
