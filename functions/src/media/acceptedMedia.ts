import { AppError } from '@hypelar/shared/appError';
import {
  MEDIA_KINDS,
  parseMediaPath,
  type Media,
  type MediaFile,
  type MediaKind,
  type MediaPaths,
} from '@hypelar/shared/media';
import { downloadUrl, readObject } from './objectStore.ts';
import { recordObject } from './recordObject.ts';
import type { Reservation } from './reservationRepository.ts';
import type { UploadRecord } from './uploadRecord.ts';

/** BAD_INPUT when a path lies under another hype. */
export function requireOwnPaths({ id, media }: { id: string; media: MediaPaths }): void {
  const foreign = MEDIA_KINDS.find((kind) => parseMediaPath(media[kind])?.hypeId !== id);
  if (foreign) throw new AppError('BAD_INPUT', { field: `media.${foreign}` });
}

/**
 * The download URLs of the three files. A file that the trigger has not recorded yet is recorded here, so a late or
 * lost event delays nobody. UPLOAD_MISSING, UPLOAD_REFUSED.
 */
export async function requireMediaUrls(reservation: Reservation, paths: MediaPaths) {
  // One after the other: each may write the same reservation.
  for (const kind of MEDIA_KINDS) await requireRecorded(reservation, kind, paths[kind]);
  const [gifUrl, audioUrl, videoUrl] = await Promise.all([
    downloadUrl(paths.gif),
    downloadUrl(paths.audio),
    downloadUrl(paths.video),
  ]);
  return { gifUrl, audioUrl, videoUrl };
}

async function requireRecorded(reservation: Reservation, kind: MediaKind, path: string): Promise<void> {
  const known = recordOf(reservation, path);
  if (known?.state === 'refused') requireAccepted(kind, known);
  const object = await readObject(path);
  requireAccepted(kind, object && (await recordObject(object)));
}

/** The files of a hype from their records, with the duration of the video. UPLOAD_MISSING, UPLOAD_REFUSED. */
export function acceptedMedia(reservation: Reservation, paths: MediaPaths): { media: Media; durationSeconds: number } {
  const record = (kind: MediaKind) => requireAccepted(kind, recordOf(reservation, paths[kind]));
  const video = record('video');
  return {
    media: { gif: fileOf(record('gif')), audio: fileOf(record('audio')), video: fileOf(video) },
    durationSeconds: video.durationSeconds ?? 0,
  };
}

function recordOf(reservation: Reservation, path: string): UploadRecord | null {
  return reservation.objects[parseMediaPath(path)?.name ?? ''] ?? null;
}

function requireAccepted(kind: MediaKind, record: UploadRecord | null): UploadRecord {
  if (record?.refusal) throw new AppError('UPLOAD_REFUSED', { kind, refusal: record.refusal });
  if (record?.state !== 'accepted') throw new AppError('UPLOAD_MISSING', { kind });
  return record;
}

function fileOf({ path, size, contentType, md5Hash }: UploadRecord): MediaFile {
  return { path, size, contentType, md5Hash };
}
