import { defineTexts } from '../i18n/texts.ts';

const tr = {
  table: 'Depolanan dosyalar',
  file: 'Dosya',
  size: 'Boyut',
  type: 'İçerik türü',
  storedAt: 'Yüklenme',
  use: 'Durum',
  actions: 'İşlemler',
  gif: 'Gif',
  audio: 'Ses',
  video: 'Video',
  used: 'Kullanılıyor',
  unused: 'Kullanılmıyor',
  show: 'Göster',
  hide: 'Gizle',
  showLabel: '{name}: önizlemeyi göster',
  hideLabel: '{name}: önizlemeyi gizle',
  open: 'Yeni sekmede aç',
  previewMissing: 'Bu dosyaya ulaşılamadı. Silinmiş olabilir.',
  remove: 'Sil',
  removeLabel: '{name}: dosyayı sil',
  removeHeading: 'Dosya silinsin mi?',
  removeText: '“{name}” ({size}) depodan kalıcı olarak silinir.',
  removeConfirm: 'Dosyayı sil',
  removeCancel: 'Vazgeç',
  removed: '“{name}” silindi.',
  removeUnanswered: 'Sunucudan yanıt alınamadı. “{name}” silinmiş olabilir.',
  empty: 'Bu hype için depolanan dosya yok.',
  failed: 'Depolanan dosyalar yüklenemedi.',
} as const;
export type StoredFilesTextKey = keyof typeof tr;

/** The texts of the list of stored files, which is loaded when it is opened. */
export const storedFilesTexts = defineTexts(tr, async () => (await import('./storedFilesTexts.en.ts')).en);
