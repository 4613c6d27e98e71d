import type { Hype } from '@hypelar/shared/hype';
import type { MediaKind, ObjectMetadata } from '@hypelar/shared/media';
import { isMediaUrl } from './mediaUrl.ts';

/** A hype's stored file. `name` is '' when unknown, `url` null when there is none that may be opened. */
export type StoredFile = { name: string; size: number; url: string | null };

/** What the form shows of the file in this slot, `size` in bytes. */
export function storedFile(hype: Hype, kind: MediaKind, mayOpen: (url: string) => boolean = isMediaUrl): StoredFile {
  const { path, size } = hype.media[kind];
  const url = { gif: hype.gifUrl, audio: hype.audioUrl, video: hype.videoUrl }[kind];
  return { name: storedName(path), size, url: mayOpen(url) ? url : null };
}

/** The original name of a file, as far as its object's path `{kind}-{random}-{name}` keeps it. */
export function storedName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/^(gif|audio|video)-([0-9a-z]{8}-)?/, '');
}

/** The display name of a stored object. */
export function objectName({ fullPath, name }: Pick<ObjectMetadata, 'fullPath' | 'name'>): string {
  return storedName(fullPath) || name;
}
