import type { ListedMedia } from '@hypelar/shared/media';
import type { Page } from '@playwright/test';
import type { ScreenState } from './screen.ts';

const SPARE = 'hypes/demo-hype-2/gif-abcd1234-fazla.mp4';
const edit = { screen: 'edit hype', path: '/hype/edit/demo-hype-2' } as const;

const spare: ListedMedia = {
  ...{ bucket: 'demo-hypelar.appspot.com', generation: '1', metageneration: '1', fullPath: SPARE },
  ...{ name: 'gif-abcd1234-fazla.mp4', size: 11_100, timeCreated: 1_790_000_000_000, updated: 1_790_000_000_000 },
  ...{ md5Hash: null, cacheControl: null, contentDisposition: null, contentEncoding: null, contentLanguage: null },
  ...{ contentType: 'video/mp4', customMetadata: {}, used: false },
};

const show = (page: Page) => page.getByRole('button', { name: 'Dosyaları göster' }).click();

/** The stored files in the form of a hype. */
export const storedFileScreens: readonly ScreenState[] = [
  {
    ...{ ...edit, state: 'removing a file asked', shows: 'Dosya silinsin mi?' },
    answers: { 'media.list': { data: { items: [spare], nextPageToken: null } } },
    act: async (page) => {
      await show(page);
      await page.getByRole('button', { name: 'fazla.mp4: dosyayı sil' }).click();
    },
  },
  {
    ...{ ...edit, state: 'stored files failed', act: show, shows: 'Depolanan dosyalar yüklenemedi.' },
    answers: { 'media.list': { refusal: 'BUSY' } },
  },
];
