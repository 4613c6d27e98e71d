import { isDeepStrictEqual } from 'node:util';
import { AppError } from '@hypelar/shared/appError';
import { cardCounts, cardTimesFitVideo, durationMs } from '@hypelar/shared/card';
import type { Hype, UpdateHypeInput } from '@hypelar/shared/hype';
import { MEDIA_KINDS } from '@hypelar/shared/media';
import { withReplacements, type Replacements } from './replacedMedia.ts';

/** The fields that an edit can change. */
const EDITED_FIELDS = [
  ...(['title', 'artist', 'isPremium', 'timestamps', 'timestampsCount', 'imageCount', 'videoCount'] as const),
  ...(['media', 'gifUrl', 'audioUrl', 'videoUrl', 'duration'] as const),
] satisfies (keyof Hype)[];
type EditedField = (typeof EDITED_FIELDS)[number];

/**
 * The hype with the changes applied. CARD_TIME_MISMATCH unless its cards then fill its video, whatever was changed
 * (spec, section 5); without a new video the stored duration counts.
 */
export function editedHype(hype: Hype, input: UpdateHypeInput, replacements: Replacements | null): Hype {
  const { title = hype.title, artist = hype.artist, isPremium = hype.isPremium } = input;
  const timestamps = input.timestamps ?? hype.timestamps;
  const edited = withReplacements(
    { ...hype, title, artist, isPremium, timestamps, ...cardCounts(timestamps) },
    replacements,
  );
  const videoMs = durationMs(edited.duration);
  if (!cardTimesFitVideo(timestamps, videoMs)) throw new AppError('CARD_TIME_MISMATCH', { durationMs: videoMs });
  return edited;
}

/** Whether the hype already has everything that the edit asks for. */
export function isEdited(hype: Hype, { id: _id, updatedAt: _seen, media = {}, ...fields }: UpdateHypeInput): boolean {
  const hasFiles = MEDIA_KINDS.every((kind) => media[kind] === undefined || media[kind] === hype.media[kind].path);
  return hasFiles && isDeepStrictEqual({ ...hype, ...fields }, hype);
}

/** Which fields differ. */
export function changedFields(before: Hype, after: Hype): EditedField[] {
  return EDITED_FIELDS.filter((field) => !isDeepStrictEqual(before[field], after[field]));
}

export function pickFields(hype: Hype, fields: readonly EditedField[]): Partial<Hype> {
  return Object.fromEntries(fields.map((field) => [field, hype[field]]));
}
