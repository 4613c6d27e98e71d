import type { MediaRefusal } from '@hypelar/shared/media';
import { defineTexts } from './texts.ts';

const tr = {
  EMPTY: 'dosya boş.',
  TOO_LARGE: 'dosya izin verilenden büyük.',
  WRONG_TYPE: 'dosya türü bu alana uygun değil.',
  NOT_MEDIA: 'içeriği bir medya dosyası değil.',
  NO_VIDEO: 'içinde görüntü yok.',
  NO_AUDIO: 'içinde ses yok.',
  CODEC: 'kodlaması tarayıcılarda oynatılamıyor.',
  TRUNCATED: 'dosya yarım kalmış, sonu eksik.',
  NO_DURATION: 'süresi okunamıyor.',
  TOO_LONG: 'süresi 6 saatten uzun.',
} satisfies Record<MediaRefusal, string>;
export type MediaRefusalTextKey = keyof typeof tr;

/** Why a file cannot be used, whether the form or the server found it out. */
export const mediaRefusalTexts = defineTexts(tr, async () => (await import('./mediaRefusalTexts.en.ts')).en);
