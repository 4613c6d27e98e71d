import { defineTexts } from '../i18n/texts.ts';

const tr = {
  hypesTotal: '{total} hype',
  shuffle: 'Karıştır',
  trash: 'Çöp kutusu',
  columnOrder: 'Order',
  columnTitle: 'Title',
  columnArtist: 'Artist',
  columnAudio: 'Audio link',
  columnVideo: 'Video link',
  columnImageCount: 'Image Count',
  columnVideoCount: 'Video Count',
  columnIsPremium: 'Is Premium',
  columnDelete: 'Delete',
  orderOf: 'Order: {title}',
  orderRange: '1 ile {total} arasında bir sıra yazın.',
  listen: 'Dinle',
  watch: 'İzle',
  listenLabel: 'Dinle: {title}, yeni sekmede',
  watchLabel: 'İzle: {title}, yeni sekmede',
  linkMissing: 'Yok',
  deleteLabel: 'Delete: {title}',
  undo: 'Geri al',
  unanswered: 'Sunucudan yanıt alınamadı. İşlem yapılmış olabilir; liste güncel halini gösterir.',
  partFailed: 'Bu bölüm yüklenemedi. Bağlantınızı denetleyin ya da sayfayı yenileyin.',
  moved: '“{title}” {position}. sıraya alındı.',
  moveFailed: '“{title}” taşınmadı. {reason}',
  shuffling: 'Karıştırılıyor…',
  shuffled: '{total} hype karıştırıldı.',
  shuffleFailed: 'Karıştırma tamamlanamadı. {reason}',
  hypesEmptyHeading: 'Henüz hype yok',
  hypesEmptyText: 'İlk hype oluşturulduğunda burada listelenir.',
  hypesFailed: 'Hype listesi yüklenemedi.',
} as const;
export type HypeListTextKey = keyof typeof tr;

/** The texts of the hype list; labels from the specification are verbatim. */
export const hypeListTexts = defineTexts(tr, async () => (await import('./hypeListTexts.en.ts')).en);
