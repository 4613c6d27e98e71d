import { defineTexts } from './texts.ts';

const tr = {
  appName: 'Hypelar',
  skipToContent: 'İçeriğe geç',
  homeLink: 'Hypelar ana sayfa',
  navigation: 'Ana menü',
  language: 'Dil',
  languageTr: 'Türkçe',
  languageEn: 'English',
  theme: 'Tema',
  themeSystem: 'Sistem',
  themeLight: 'Açık',
  themeDark: 'Koyu',
  signOut: 'Çıkış yap',
  signedInAs: 'Oturum: {email}',
  loading: 'Yükleniyor…',
  retry: 'Tekrar dene',
  close: 'Kapat',
  toHome: 'Hype listesine dön',
  notFoundHeading: 'Böyle bir sayfa yok',
  notFoundText: '“{path}” adresinde bir şey bulunamadı. Adres yanlış yazılmış ya da sayfa kaldırılmış olabilir.',
  crashHeading: 'Bir şeyler ters gitti',
  crashText: 'Sayfa gösterilemedi. Yeniden yüklemek çoğu zaman sorunu giderir.',
  reload: 'Sayfayı yenile',
  startFailed: 'Uygulama başlatılamadı. Bağlantınızı denetleyip tekrar deneyin.',
  networkDown: 'Sunucuya ulaşılamıyor. İnternet bağlantınızı denetleyip tekrar deneyin.',
  hypesHeading: 'Hypelar',
  newHype: 'Yeni Hype',
  yes: 'Yes',
  no: 'No',
  askForPermission: 'Bu yetkiyi, yönetici oluşturabilen bir yönetici verebilir.',
  leaveHeading: 'Kaydedilmemiş değişiklikler var',
  leaveText: 'Bu sayfadan ayrılırsanız doldurduğunuz form kaybolur.',
  leaveConfirm: 'Değişiklikleri bırak',
  leaveStay: 'Düzenlemeye devam et',
} as const;
export type CoreTextKey = keyof typeof tr;

/** What every screen has: the shell, common words, failures of the application itself. Keep it small, all load it. */
export const coreTexts = defineTexts(tr, async () => (await import('./coreTexts.en.ts')).en);
