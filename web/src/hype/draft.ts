import { CARD_TIME_TOLERANCE_MS, cardTimesFitVideo, totalCardMs, type Card } from '@hypelar/shared/card';
import { MAX_TITLE_LENGTH } from '@hypelar/shared/hype';
import { MEDIA_KINDS, type MediaKind, type MediaRefusal } from '@hypelar/shared/media';
import type { TextValues } from '../i18n/language.tsx';
import type { HypeFormTextKey } from './hypeFormTexts.ts';
import type { VideoMeasure } from './readVideoDuration.ts';

/** A file in its slot; `refusal` says why it cannot be used, by the form or by the server. */
export type ChosenFile = { file: File; refusal: MediaRefusal | null };

/** What the form holds. `measure` is null while there is no video or it is being measured. */
export type HypeDraft = {
  title: string;
  artist: string;
  files: Partial<Record<MediaKind, ChosenFile>>;
  measure: VideoMeasure | null;
  cards: readonly Card[];
  isPremium: boolean;
};

export const EMPTY_DRAFT: HypeDraft = {
  title: '',
  artist: '',
  files: {},
  measure: null,
  cards: [],
  isPremium: false,
};

/** A sentence of the catalogue with its values. */
export type Sentence = { key: HypeFormTextKey; values?: TextValues };

const MISSING_FILE = { gif: 'problemGif', audio: 'problemAudio', video: 'problemVideo' } as const satisfies Record<
  MediaKind,
  HypeFormTextKey
>;

/** Whether anything was filled in that would be lost. */
export function isTouched(draft: HypeDraft): boolean {
  return draft.title !== '' || draft.artist !== '' || Object.keys(draft.files).length > 0;
}

/** Everything that keeps the draft from being submitted (spec, section 5), in the order of the form. */
export function draftProblems(draft: HypeDraft): Sentence[] {
  return [
    ...lineProblems(draft.title, 'problemTitle', 'problemTitleLong'),
    ...lineProblems(draft.artist, 'problemArtist', 'problemArtistLong'),
    ...MEDIA_KINDS.filter((kind) => !draft.files[kind]).map((kind) => ({ key: MISSING_FILE[kind] })),
    ...(MEDIA_KINDS.some((kind) => draft.files[kind]?.refusal) ? [{ key: 'problemFile' } as const] : []),
    ...cardProblems(draft),
  ];
}

function lineProblems(text: string, missing: HypeFormTextKey, tooLong: HypeFormTextKey): Sentence[] {
  const { length } = text.trim();
  if (length === 0) return [{ key: missing }];
  return length > MAX_TITLE_LENGTH ? [{ key: tooLong, values: { max: MAX_TITLE_LENGTH } }] : [];
}

function cardProblems({ files, measure, cards }: HypeDraft): Sentence[] {
  if (!files.video || files.video.refusal) return [];
  if (!measure) return [{ key: 'problemMeasuring' }];
  if ('failure' in measure) return [{ key: 'problemUnmeasured' }];
  if (cardTimesFitVideo(cards, measure.ms)) return [];
  const difference = totalCardMs(cards) - measure.ms;
  const values = { ms: Math.abs(difference), max: CARD_TIME_TOLERANCE_MS };
  return [{ key: difference < 0 ? 'problemCardsShort' : 'problemCardsLong', values }];
}

/** How the total of the cards lies to the video's duration, in words. */
export function cardFit(cards: readonly Card[], videoMs: number): Sentence & { fits: boolean } {
  const difference = totalCardMs(cards) - videoMs;
  const values = { ms: Math.abs(difference) };
  if (cardTimesFitVideo(cards, videoMs)) return { key: 'cardsFit', values, fits: true };
  return { key: difference < 0 ? 'cardsShort' : 'cardsLong', values, fits: false };
}
