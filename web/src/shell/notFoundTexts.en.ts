import type { NotFoundTextKey } from './notFoundTexts.ts';

export const en: Record<NotFoundTextKey, string> = {
  notFoundHeading: 'There is no such page',
  notFoundText: 'Nothing was found at “{path}”. The address may be mistyped, or the page was removed.',
};
