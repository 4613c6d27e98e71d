import type { Flag } from '@hypelar/shared/permission';
import { defineTexts } from '../i18n/texts.ts';

const flags = {
  canCreateAdmins: 'Yönetici oluşturur',
  canCreateHypes: 'Hype oluşturur, kullanıcıları görür',
  canDeleteHypes: 'Hype siler',
  canEditHypes: 'Hype düzenler, premium yapar',
} satisfies Record<Flag, string>;

const tr = {
  ...flags,
  adminsForbidden: 'Yöneticileri yönetme yetkiniz yok',
  createAdminHeading: 'Yeni Admin',
  adminEmail: 'E-posta',
  adminPassword: 'Şifre',
  passwordHint: 'En az 32 karakter. Şu an: {length}',
  showPassword: 'Şifreyi göster',
  hidePassword: 'Şifreyi gizle',
  makePassword: 'Şifre üret',
  emailInvalid: 'Please enter a valid email address.',
  passwordShort: 'Password should be at least 32 characters long.',
  passwordLong: 'Şifre en fazla 4.096 karakter olabilir.',
  passwordBroken: 'Şifrede bozuk bir karakter var.',
  adminRoles: 'Roller',
  roleNotHeld: 'Bu yetki sizde olmadığı için veremezsiniz.',
  premiumLimit: 'Premium sınırı',
  premiumLimitHint: 'En fazla kaç hype’ı premium yapabileceği. Sizin sınırınız: {own}',
  noLimitToGive: 'Premium sınırınız 0 olduğu için yönetici oluşturamazsınız.',
  createAdmin: 'Create Admin',
  creatingAdmin: 'Oluşturuluyor…',
  createAdminFailed: 'Yönetici oluşturulamadı. Form duruyor.',
  createAdminUnanswered:
    'Sunucudan yanıt alınamadı. {email} oluşturulmuş olabilir; tekrar denemeden önce yöneticilere bakın.',
  createAdminDone: '{email} oluşturuldu. Şifreyi kendisine güvenli bir yoldan iletin; yalnızca şimdi gösterilir.',
  madePassword: 'Şifresi',
  copyPassword: 'Kopyala',
  passwordCopied: 'Şifre kopyalandı.',
  passwordNotCopied: 'Kopyalanamadı. Şifreyi seçip kendiniz kopyalayın.',
  toAdmins: 'Yöneticilere git',
} as const;
export type AdminTextKey = keyof typeof tr;

/** The texts of the new admin form, and what admins may do; labels from the specification are verbatim. */
export const adminTexts = defineTexts(tr, async () => (await import('./adminTexts.en.ts')).en);
