import type { PermittedTextKey } from './permittedTexts.ts';

export const en: Record<PermittedTextKey, string> = {
  askForPermission: 'An administrator who can create administrators can give you the permission.',
};
