import { contentTypeFits, MAX_MEDIA_BYTES, type MediaKind, type MediaRefusal } from '@hypelar/shared/media';

/** Why a file cannot go into the slot, judged by its type and size; null when it can. The server checks the bytes. */
export function checkFile(kind: MediaKind, file: { size: number; type: string }): MediaRefusal | null {
  if (!contentTypeFits(kind, file.type)) return 'WRONG_TYPE';
  if (file.size === 0) return 'EMPTY';
  return file.size > MAX_MEDIA_BYTES[kind] ? 'TOO_LARGE' : null;
}
