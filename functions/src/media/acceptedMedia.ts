import { AppError } from '@hypelar/shared/appError';
import {
  MEDIA_KINDS,
  parseMediaPath,
  type Media,
  type MediaFile,
  type MediaKind,
  type MediaPaths,
  type SomeMediaPaths,
} from '@hypelar/shared/media';
import { downloadUrl, ObjectGoneError, readObject } from './objectStore.ts';
import { recordObject } from './recordObject.ts';
import type { Reservation } from './reservationRepository.ts';
import type { UploadRecord } from './uploadRecord.ts';

/** BAD_INPUT when a path lies under another hype. */
export function requireOwnPaths({ id, media }: { id: string; media: SomeMediaPaths }): void {
  const foreign = MEDIA_KINDS.find((kind) => media[kind] !== undefined && !isOwnPath(id, media[kind]));
  if (foreign) throw new AppError('BAD_INPUT', { field: `media.${foreign}` });
}

/** The same for one path. */
export function requireOwnPath(hypeId: string, path: string): void {
  if (!isOwnPath(hypeId, path)) throw new AppError('BAD_INPUT', { field: 'path' });
}

function isOwnPath(hypeId: string, path: string): boolean {
  return parseMediaPath(path)?.hypeId === hypeId;
}

/**
 * The download URL of an uploaded file. A file that the trigger has not recorded yet is recorded here, so a late or
 * lost event delays nobody. UPLOAD_MISSING, UPLOAD_REFUSED.
 */
export async function requireMediaUrl(reservation: Reservation, kind: MediaKind, path: string): Promise<string> {
  const known = recordOf(reservation, path);
  if (known?.state === 'refused') requireAccepted(kind, known);
  const object = await readObject(path);
  requireAccepted(kind, object && (await recordObject(object)));
  return downloadUrl(path).catch((error: unknown) => {
    throw error instanceof ObjectGoneError ? new AppError('UPLOAD_MISSING', { kind }) : error;
  });
}

/** The download URLs of the three files of a new hype. UPLOAD_MISSING, UPLOAD_REFUSED. */
export async function requireMediaUrls(reservation: Reservation, paths: MediaPaths) {
  // One after the other: each may write the same reservation.
  const gifUrl = await requireMediaUrl(reservation, 'gif', paths.gif);
  const audioUrl = await requireMediaUrl(reservation, 'audio', paths.audio);
  const videoUrl = await requireMediaUrl(reservation, 'video', paths.video);
  return { gifUrl, audioUrl, videoUrl };
}

/** The files of a new hype from their records, with the duration of the video. UPLOAD_MISSING, UPLOAD_REFUSED. */
export function acceptedMedia(reservation: Reservation, paths: MediaPaths): { media: Media; durationSeconds: number } {
  const [gif, audio] = [acceptedFile(reservation, 'gif', paths.gif), acceptedFile(reservation, 'audio', paths.audio)];
  const video = acceptedFile(reservation, 'video', paths.video);
  return { media: { gif: gif.file, audio: audio.file, video: video.file }, durationSeconds: video.durationSeconds };
}

/** One file from its record, with its duration. UPLOAD_MISSING, UPLOAD_REFUSED. */
export function acceptedFile(reservation: Reservation, kind: MediaKind, path: string) {
  const record = requireAccepted(kind, recordOf(reservation, path));
  return { file: fileOf(record), durationSeconds: record.durationSeconds ?? 0 };
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
