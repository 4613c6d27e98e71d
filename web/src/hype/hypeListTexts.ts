import { defineTexts } from '../i18n/texts.ts';

const tr = {
  hypesTotal: '{total} hype',
  columnOrder: 'Order',
  columnTitle: 'Title',
  columnArtist: 'Artist',
  columnAudio: 'Audio link',
  columnVideo: 'Video link',
  columnImageCount: 'Image Count',
  columnVideoCount: 'Video Count',
  columnIsPremium: 'Is Premium',
  listen: 'Dinle',
  watch: 'İzle',
  listenLabel: 'Dinle: {title}, yeni sekmede',
  watchLabel: 'İzle: {title}, yeni sekmede',
  linkMissing: 'Yok',
  hypesEmptyHeading: 'Henüz hype yok',
  hypesEmptyText: 'İlk hype oluşturulduğunda burada listelenir.',
  hypesFailed: 'Hype listesi yüklenemedi.',
  loadMore: 'Daha fazla göster',
} as const;
export type HypeListTextKey = keyof typeof tr;

/** The texts of the hype list; labels of the specification stand here exactly as it writes them. */
export const hypeListTexts = defineTexts(tr, async () => (await import('./hypeListTexts.en.ts')).en);
