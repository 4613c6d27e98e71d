import { defineTexts } from '../i18n/texts.ts';

const tr = {
  askForPermission: 'Bu yetkiyi, yönetici oluşturabilen bir yönetici verebilir.',
} as const;
export type PermittedTextKey = keyof typeof tr;

/** What a screen says to who may not see it. */
export const permittedTexts = defineTexts(tr, async () => (await import('./permittedTexts.en.ts')).en);
