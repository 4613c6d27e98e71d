import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The exact duration of both committed videos, in ms. */
export const VIDEO_MS = 6000;

/** The path of a committed media file. */
export const mediaFile = (name: string): string => join(import.meta.dirname, 'media', name);

/** video.mp4 padded with an mp4 `free` box, which players skip: long enough for a resumable upload in chunks. */
export function paddedVideo(bytes: number): { name: string; mimeType: string; buffer: Buffer } {
  const video = readFileSync(mediaFile('video.mp4'));
  const box = Buffer.alloc(bytes - video.byteLength);
  box.writeUInt32BE(box.byteLength, 0);
  box.write('free', 4, 'latin1');
  return { name: 'padded.mp4', mimeType: 'video/mp4', buffer: Buffer.concat([video, box]) };
}
