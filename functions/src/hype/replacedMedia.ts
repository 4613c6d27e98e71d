import { AppError } from '@hypelar/shared/appError';
import type { Hype } from '@hypelar/shared/hype';
import { MEDIA_KINDS, type MediaKind, type SomeMediaPaths } from '@hypelar/shared/media';
import { acceptedFile, requireMediaUrl } from '../media/acceptedMedia.ts';
import { readReservation, type Reservation } from '../media/reservationRepository.ts';

const URL_FIELDS = { gif: 'gifUrl', audio: 'audioUrl', video: 'videoUrl' } as const satisfies Record<
  MediaKind,
  keyof Hype
>;

type NewFile = { kind: MediaKind; path: string; url: string };

/** New files that replace others, and the reservation that holds their records. */
export type Replacements = { files: NewFile[]; reservation: Reservation | null };

/**
 * The new files that replace others, recorded and with their URLs; null when there are none. Paths the hype already
 * uses are ignored. RESERVATION_NOT_FOUND, UPLOAD_MISSING, UPLOAD_REFUSED.
 */
export async function requireReplacements(hype: Hype, paths: SomeMediaPaths): Promise<{ files: NewFile[] } | null> {
  const wanted = MEDIA_KINDS.flatMap((kind) => {
    const path = paths[kind];
    return path === undefined || path === hype.media[kind].path ? [] : [{ kind, path }];
  });
  if (wanted.length === 0) return null;
  const reservation = requireReservation(await readReservation(hype.id));
  const files: NewFile[] = [];
  // One after the other: each may write the same reservation.
  for (const { kind, path } of wanted) {
    files.push({ kind, path, url: await requireMediaUrl(reservation, kind, path) });
  }
  return { files };
}

/** The hype with these files, filled in from their records. */
export function withReplacements(hype: Hype, replacements: Replacements | null): Hype {
  if (!replacements) return hype;
  const reservation = requireReservation(replacements.reservation);
  const edited = { ...hype, media: { ...hype.media } };
  for (const { kind, path, url } of replacements.files) {
    const { file, durationSeconds } = acceptedFile(reservation, kind, path);
    edited.media[kind] = file;
    edited[URL_FIELDS[kind]] = url;
    if (kind === 'video') edited.duration = durationSeconds;
  }
  return edited;
}

/** The paths that the hype used before and does not use after. */
export function replacedPaths(before: Hype, after: Hype): string[] {
  return MEDIA_KINDS.map((kind) => before.media[kind].path).filter(
    (path) => path !== '' && MEDIA_KINDS.every((kind) => after.media[kind].path !== path),
  );
}

function requireReservation(reservation: Reservation | null): Reservation {
  if (!reservation) throw new AppError('RESERVATION_NOT_FOUND');
  return reservation;
}
