import type { PagesTextKey } from './pagesTexts.ts';

export const en: Readonly<Record<PagesTextKey, string>> = {
  more: 'Show more',
  moreFailed: 'The rest could not be loaded.',
};
