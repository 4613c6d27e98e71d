import { defineTexts } from '../i18n/texts.ts';

const tr = {
  askForPermission: 'Bu yetkiyi, yönetici oluşturabilen bir yönetici verebilir.',
} as const;
export type PermittedTextKey = keyof typeof tr;

/** The texts of a screen that the admin may not see. */
export const permittedTexts = defineTexts(tr, async () => (await import('./permittedTexts.en.ts')).en);
