import type { MediaRefusalTextKey } from './mediaRefusalTexts.ts';

export const en: Record<MediaRefusalTextKey, string> = {
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
};
