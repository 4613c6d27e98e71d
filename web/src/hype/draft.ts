import {
  CARD_TIME_TOLERANCE_MS,
  cardTimesFitVideo,
  durationMs,
  sameCards,
  totalCardMs,
  type Card,
} from '@hypelar/shared/card';
import { MAX_TITLE_LENGTH, type Hype } from '@hypelar/shared/hype';
import { MEDIA_KINDS, type MediaKind, type MediaRefusal } from '@hypelar/shared/media';
import type { TextValues } from '../i18n/language.tsx';
import type { HypeFormTextKey } from './hypeFormTexts.ts';
import type { VideoMeasure } from './measureVideo.ts';
import type { FilesToSubmit } from './submitHype.ts';

/**
 * A chosen file. `refusal`: why it cannot be used, according to the form or the server; `hevc`: not every device plays
 * it.
 */
export type ChosenFile = { file: File; refusal: MediaRefusal | null; hevc?: true };

/** What the form holds. `measure` is null while there is no video or it is being measured. */
export type HypeDraft = {
  /** The edited hype as loaded; null for a new one */
  stored: Hype | null;
  title: string;
  artist: string;
  /** The chosen files; in an edit only the replacements */
  files: Partial<Record<MediaKind, ChosenFile>>;
  /** The names of files that were chosen before a page reload and must be chosen again */
  askAgain: Partial<Record<MediaKind, string>>;
  measure: VideoMeasure | null;
  cards: readonly Card[];
  isPremium: boolean;
};

export const EMPTY_DRAFT: HypeDraft = {
  stored: null,
  title: '',
  artist: '',
  files: {},
  askAgain: {},
  measure: null,
  cards: [],
  isPremium: false,
};

/** The form of an existing hype before anything is changed. */
export function draftOf(stored: Hype): HypeDraft {
  const { title, artist, timestamps, isPremium } = stored;
  const measure = storedMeasure(stored);
  return { stored, title, artist, files: {}, askAgain: {}, measure, cards: timestamps, isPremium };
}

/** The duration of the hype's stored video. */
export function storedMeasure({ duration }: Hype): VideoMeasure {
  return { ms: durationMs(duration) };
}

/** The chosen files as a submit sends them. */
export function chosenFiles({ files }: HypeDraft): FilesToSubmit {
  return Object.fromEntries(Object.entries(files).map(([kind, { file }]) => [kind, file]));
}

type HypeFields = Pick<Hype, 'title' | 'artist' | 'timestamps' | 'isPremium'>;

const NO_FIELDS: HypeFields = { title: '', artist: '', timestamps: [], isPremium: false };

/**
 * The draft's fields that differ from the stored hype, or from an empty form for a new one; files aside. Surrounding
 * spaces do not count: the server trims them.
 */
export function changedFields(draft: HypeDraft, stored: HypeFields = draft.stored ?? NO_FIELDS): Partial<HypeFields> {
  const { title, artist, cards, isPremium } = draft;
  return {
    ...(title.trim() !== stored.title.trim() && { title }),
    ...(artist.trim() !== stored.artist.trim() && { artist }),
    ...(!sameCards(cards, stored.timestamps) && { timestamps: [...cards] }),
    ...(isPremium !== stored.isPremium && { isPremium }),
  };
}

/** A text of the form with its values. */
export type Sentence = { key: HypeFormTextKey; values?: TextValues };

const MISSING_FILE = { gif: 'problemGif', audio: 'problemAudio', video: 'problemVideo' } as const satisfies Record<
  MediaKind,
  HypeFormTextKey
>;

/** Whether anything was filled in or changed that would be lost. */
export function isTouched(draft: HypeDraft): boolean {
  return [draft.files, draft.askAgain, changedFields(draft)].some((part) => Object.keys(part).length > 0);
}

/** Everything that keeps the draft from being submitted (spec, section 5), in the order of the form. */
export function draftProblems(draft: HypeDraft): Sentence[] {
  return [
    ...lineProblems(draft.title, 'problemTitle', 'problemTitleLong'),
    ...lineProblems(draft.artist, 'problemArtist', 'problemArtistLong'),
    ...(draft.stored
      ? []
      : MEDIA_KINDS.filter((kind) => !draft.files[kind]).map((kind) => ({ key: MISSING_FILE[kind] }))),
    ...(MEDIA_KINDS.some((kind) => draft.files[kind]?.refusal) ? [{ key: 'problemFile' } as const] : []),
    ...cardProblems(draft),
    ...(draft.stored && Object.keys(draft.askAgain).length > 0 ? [{ key: 'problemAskAgain' } as const] : []),
    ...(draft.stored && !isTouched(draft) ? [{ key: 'problemUnchanged' } as const] : []),
  ];
}

/**
 * The warning about a chosen file that can be used: HEVC is accepted with a warning (design, section 5), even in a
 * browser that plays it.
 */
export function fileWarning({ files, measure }: HypeDraft, kind: MediaKind): HypeFormTextKey | null {
  const chosen = files[kind];
  if (!chosen || chosen.refusal) return null;
  if (kind === 'video' && measure && 'ms' in measure && measure.elsewhere) return 'videoElsewhere';
  return chosen.hevc ? 'fileHevc' : null;
}

function lineProblems(text: string, missing: HypeFormTextKey, tooLong: HypeFormTextKey): Sentence[] {
  // Code points, as the server counts: an emoji is one.
  const { length } = Array.from(text.trim());
  if (length === 0) return [{ key: missing }];
  return length > MAX_TITLE_LENGTH ? [{ key: tooLong, values: { max: MAX_TITLE_LENGTH } }] : [];
}

function cardProblems({ stored, files, measure, cards }: HypeDraft): Sentence[] {
  if (files.video ? files.video.refusal : !stored) return [];
  if (!measure) return [{ key: 'problemMeasuring' }];
  if ('failure' in measure) return [{ key: 'problemUnmeasured' }];
  if (cardTimesFitVideo(cards, measure.ms)) return [];
  const difference = totalCardMs(cards) - measure.ms;
  const values = { ms: Math.abs(difference), max: CARD_TIME_TOLERANCE_MS };
  return [{ key: difference < 0 ? 'problemCardsShort' : 'problemCardsLong', values }];
}

/** How the cards' total compares with the video's duration, as a text. */
export function cardFit(cards: readonly Card[], videoMs: number): Sentence & { fits: boolean } {
  const difference = totalCardMs(cards) - videoMs;
  const values = { ms: Math.abs(difference) };
  if (cardTimesFitVideo(cards, videoMs)) return { key: 'cardsFit', values, fits: true };
  return { key: difference < 0 ? 'cardsShort' : 'cardsLong', values, fits: false };
}
