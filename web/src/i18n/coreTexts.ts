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
  crashHeading: 'Bir şeyler ters gitti',
  crashText: 'Sayfa gösterilemedi. Yeniden yüklemek çoğu zaman sorunu giderir.',
  reload: 'Sayfayı yenile',
  newVersion: 'Hypelar güncellendi.',
  startFailed: 'Uygulama başlatılamadı. Bağlantınızı denetleyip tekrar deneyin.',
  networkDown: 'Sunucuya ulaşılamıyor. İnternet bağlantınızı denetleyip tekrar deneyin.',
  hypesHeading: 'Hypelar',
  navUsers: 'Kullanıcılar',
  navDocs: 'Belgeler',
  navAdmins: 'Yöneticiler',
  navNewAdmin: 'Yeni Admin',
  navActivity: 'Geçmiş',
  newHype: 'Yeni Hype',
  yes: 'Yes',
  no: 'No',
  leaveHeading: 'Kaydedilmemiş değişiklikler var',
  leaveText: 'Ayrılırsanız doldurduğunuz form kaybolur.',
  leaveConfirm: 'Değişiklikleri bırak',
  leaveStay: 'Düzenlemeye devam et',
} as const;
export type CoreTextKey = keyof typeof tr;

/** Texts on every screen: the shell, common words, failures of the application. Keep it small: everyone loads it. */
export const coreTexts = defineTexts(tr, async () => (await import('./coreTexts.en.ts')).en);
