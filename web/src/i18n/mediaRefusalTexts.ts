import type { MediaRefusal } from '@hypelar/shared/media';
import type { Language } from './catalogue.ts';

/** Why a file cannot be used, whether the form or the server found it out. */
export const mediaRefusalTexts = {
  tr: {
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
  },
  en: {
    EMPTY: 'the file is empty.',
    TOO_LARGE: 'the file is larger than allowed.',
    WRONG_TYPE: 'this type of file does not belong here.',
    NOT_MEDIA: 'its content is not a media file.',
    NO_VIDEO: 'it has no picture.',
    NO_AUDIO: 'it has no sound.',
    CODEC: 'browsers cannot play its encoding.',
    TRUNCATED: 'the file is cut off, its end is missing.',
    NO_DURATION: 'its duration cannot be read.',
    TOO_LONG: 'it is longer than 6 hours.',
  },
} satisfies Record<Language, Record<MediaRefusal, string>>;
