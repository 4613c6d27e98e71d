import { defineTexts } from '../i18n/texts.ts';

const tr = {
  adminsHeading: 'Yöneticiler',
  adminListForbidden: 'Yöneticileri görme yetkiniz yok',
  adminsTotal: '{total} yönetici',
  adminsFailed: 'Yöneticiler yüklenemedi.',
  columnAdmin: 'E-posta',
  columnRoles: 'Roller',
  columnLimit: 'Premium sınırı',
  columnState: 'Durum',
  columnActions: 'İşlemler',
  noRoles: 'Yok',
  adminActive: 'Açık',
  adminDisabled: 'Kapalı',
  adminYou: 'siz',
  editAdmin: 'Düzenle',
  editAdminOf: 'Düzenle: {email}',
  resetPassword: 'Şifre bağlantısı',
  resetPasswordOf: 'Şifre bağlantısı: {email}',
  ownAccount: 'Kendi hesabınızı değiştiremezsiniz.',
  strongerAdmin: 'Sizde olmayan bir yetkiye sahip.',
  disableAdmin: 'Hesap kapalı: giriş yapamaz, hiçbir işlem yapamaz',
  saveAdmin: 'Kaydet',
  savingAdmin: 'Kaydediliyor…',
  cancelEdit: 'Vazgeç',
  adminSaved: '{email} güncellendi.',
  saveAdminFailed: 'Yönetici güncellenemedi.',
  resetHeading: 'Yeni şifre bağlantısı',
  resetText: '{email} bu bağlantıyla yeni bir şifre belirler. Bağlantıya sahip olan hesaba da sahip olur.',
  resetRule: 'Şifre en az 32 karakter olmalı.',
  makeLink: 'Bağlantı oluştur',
  makingLink: 'Oluşturuluyor…',
  resetLink: 'Bağlantı',
  resetLinkHint: 'Yalnızca şimdi gösterilir. Güvenli bir yoldan iletin.',
  copyLink: 'Kopyala',
  linkCopied: 'Bağlantı kopyalandı.',
  linkNotCopied: 'Kopyalanamadı. Bağlantıyı seçip kendiniz kopyalayın.',
  makeLinkFailed: 'Bağlantı oluşturulamadı.',
} as const;
export type AdminListTextKey = keyof typeof tr;

/** The texts of the list of admins. */
export const adminListTexts = defineTexts(tr, async () => (await import('./adminListTexts.en.ts')).en);
