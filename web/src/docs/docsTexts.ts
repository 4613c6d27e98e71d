import { defineTexts } from '../i18n/texts.ts';

const tr = {
  docsHeading: 'Belgeler',
  termsOfUse: 'Terms Of Use',
  privacyPolicy: 'Privacy Policy',
  docSaved: 'Son kayıt: {time}',
  docNeverSaved: 'Henüz kaydedilmedi',
  docSize: '{used} / {limit} KiB',
  docTooLong: 'Metin 200 KiB sınırını aşıyor: {used} KiB.',
  updateDocs: 'Update',
  updatingDocs: 'Kaydediliyor…',
  docsUnchanged: 'Değişiklik yok',
  docsChanged: 'Kaydedilmemiş değişiklik var',
  docsToSolve: 'Önce aşağıdaki çakışmayı çözün',
  docsTooLong: 'Bir metin çok uzun',
  docsUpdated: 'Belgeler kaydedildi.',
  docsFailed: 'Belgeler yüklenemedi.',
  updateDocsFailed: 'Belgeler kaydedilemedi. Metinleriniz duruyor.',
  docConflict: 'Siz yazarken başka biri bu metni kaydetti ({time}). Sizin metniniz duruyor, hiçbir şey kaydedilmedi.',
  docTheirs: 'Kayıtlı olan metin',
  keepMine: 'Benimkini koru',
  takeTheirs: 'Kayıtlı olanı al',
  docActivity: '{label}: değişiklik geçmişi',
} as const;
export type DocsTextKey = keyof typeof tr;

/** The texts of the documents screen; labels from the specification are verbatim. */
export const docsTexts = defineTexts(tr, async () => (await import('./docsTexts.en.ts')).en);
