import type { HypeListTextKey } from './hypeListTexts.ts';

export const en: Record<HypeListTextKey, string> = {
  hypesTotal: '{total} hypes',
  columnOrder: 'Order',
  columnTitle: 'Title',
  columnArtist: 'Artist',
  columnAudio: 'Audio link',
  columnVideo: 'Video link',
  columnImageCount: 'Image Count',
  columnVideoCount: 'Video Count',
  columnIsPremium: 'Is Premium',
  listen: 'Listen',
  watch: 'Watch',
  listenLabel: 'Listen: {title}, in a new tab',
  watchLabel: 'Watch: {title}, in a new tab',
  linkMissing: 'None',
  hypesEmptyHeading: 'No hypes yet',
  hypesEmptyText: 'The first hype will be listed here once it is created.',
  hypesFailed: 'The hypes could not be loaded.',
  loadMore: 'Show more',
};
