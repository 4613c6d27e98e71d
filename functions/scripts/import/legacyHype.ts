import { cardCounts } from '@hypelar/shared/card';
import { mediaFileSchema, type MediaFile, type MediaKind } from '@hypelar/shared/media';
import { downloadOrigin } from '../../src/env.ts';
import { Timestamp, type DocumentData } from '../../src/firebase.ts';
import { NO_FILE } from '../../src/hype/hypeRepository.ts';
import { legacyCards } from './legacyCards.ts';
import {
  legacyFields,
  legacyFlag,
  legacyNumber,
  legacySeconds,
  legacyText,
  legacyTime,
  type Fields,
} from './legacyValues.ts';

/** Finds the metadata of the object that a download address names; null when there is none. */
export type DescribeFile = (address: unknown) => MediaFile | null;

export type LegacyHype = {
  /** The document in the stored shape; `order` may be missing or taken */
  document: DocumentData;
  /** What could not be converted as it was */
  notes: string[];
};

const READERS = {
  title: legacyText,
  artist: legacyText,
  isPremium: legacyFlag,
  duration: legacySeconds,
  createdAt: legacyTime,
  updatedAt: legacyTime,
  gifUrl: webAddress,
  audioUrl: webAddress,
  videoUrl: webAddress,
  likes: legacyList,
  order: legacyNumber,
};

/**
 * Converts a hype to the shape that the API stores, whatever the document holds: fields under `data`, text for numbers,
 * times in any form. Counts are computed, likes and unknown fields kept, addresses kept when they are https.
 * Idempotent: converting the result changes nothing.
 */
export function legacyHype(id: string, stored: DocumentData, describeFile: DescribeFile): LegacyHype {
  const { order: storedOrder, ...fields } = flattened(stored);
  const { cards, notes } = legacyCards(fields['timestamps']);
  const order = legacyNumber(storedOrder);
  const createdAt = legacyTime(fields['createdAt']) ?? Timestamp.fromMillis(0);
  const document = {
    ...fields,
    ...(order === null ? {} : { order }),
    ...{ id, title: legacyText(fields['title']) ?? '', artist: legacyText(fields['artist']) ?? '' },
    ...{ timestamps: cards, ...cardCounts(cards), duration: legacySeconds(fields['duration']) ?? 0 },
    ...{ isPremium: legacyFlag(fields['isPremium']) ?? false, likes: legacyList(fields['likes']) ?? [] },
    ...{ createdAt, updatedAt: legacyTime(fields['updatedAt']) ?? createdAt },
    gifUrl: webAddress(fields['gifUrl']) ?? '',
    audioUrl: webAddress(fields['audioUrl']) ?? '',
    videoUrl: webAddress(fields['videoUrl']) ?? '',
    media: legacyMedia(fields, describeFile),
  };
  return { document, notes: [...notes, ...lostValues({ ...fields, order: storedOrder })] };
}

/** Merges the fields under `data`, which win as they do for users, including those under nested `data`. */
function flattened({ data, ...fields }: DocumentData): Fields {
  const nested = legacyFields(data);
  if (nested) return flattened({ ...fields, ...nested });
  return data === undefined ? fields : { ...fields, data };
}

/** An https address or one of the local emulator, else null. */
function webAddress(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const url = URL.parse(value);
  return url && (url.protocol === 'https:' || url.origin === downloadOrigin()) ? value : null;
}

function legacyList(value: unknown): unknown[] | null {
  return Array.isArray(value) ? value : null;
}

function legacyMedia(fields: Fields, describeFile: DescribeFile): Record<MediaKind, MediaFile> {
  const media = legacyFields(fields['media']) ?? {};
  const file = (kind: MediaKind): MediaFile => {
    const { data: known } = mediaFileSchema.safeParse(media[kind]);
    return known && known.path !== '' ? known : (describeFile(fields[`${kind}Url`]) ?? NO_FILE);
  };
  return { gif: file('gif'), audio: file('audio'), video: file('video') };
}

const EMPTY = new Set<unknown>([undefined, null, '']);

/** Notes about fields whose values cannot be converted. */
function lostValues(fields: Fields): string[] {
  return Object.entries(READERS)
    .filter(([name, read]) => !EMPTY.has(fields[name]) && read(fields[name]) === null)
    .map(([name]) => `has no usable ${name}: ${JSON.stringify(fields[name]).slice(0, 200)}`);
}
