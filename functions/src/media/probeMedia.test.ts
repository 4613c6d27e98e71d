import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaKind } from '@hypelar/shared/media';
import { describe, expect, it } from 'vitest';
import { probeMedia } from './probeMedia.ts';

const MEDIA = join(import.meta.dirname, '../../../web/e2e/media');
const fixture = (name: string): Promise<Uint8Array> => readFile(join(MEDIA, name));

const probe = (kind: MediaKind, bytes: Uint8Array) =>
  probeMedia(kind, { size: bytes.byteLength, read: async (start, end) => bytes.subarray(start, end) });

describe('a file that is what it claims', () => {
  it.each([
    ['gif', 'gif.mp4', 2],
    ['video', 'video.mp4', 6],
    ['gif', 'video.mp4', 6],
    ['video', 'gif.mp4', 2],
    ['video', 'video.webm', 6.008],
    ['audio', 'audio.mp3', 5.041],
    ['audio', 'video.mp4', 6],
  ] as const)('is accepted as %s: %s, %f s', async (kind, name, seconds) => {
    const probed = await probe(kind, await fixture(name));
    expect(probed).toEqual({ durationSeconds: expect.closeTo(seconds, 1) });
  });

  it('has the exact duration of the video, in whole milliseconds', async () => {
    expect(await probe('video', await fixture('video.mp4'))).toEqual({ durationSeconds: 6 });
  });
});

describe('T10: a file that is not', () => {
  it.each([
    ['video', 'notVideo.mp4', 'NOT_MEDIA'],
    ['gif', 'audio.mp3', 'NOT_MEDIA'],
    ['audio', 'video.webm', 'NOT_MEDIA'],
    ['audio', 'gif.mp4', 'NO_AUDIO'],
  ] as const)('is refused as %s: %s, %s', async (kind, name, refusal) => {
    expect(await probe(kind, await fixture(name))).toEqual({ refusal });
  });

  it.each([
    '<!doctype html><script>alert(1)</script>',
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'MZ\u0090',
    'PK\u0003\u0004',
    'GIF89a',
    '\0'.repeat(5000),
  ])('is refused: %j', async (text) => {
    const bytes = new TextEncoder().encode(text);
    expect(await probe('video', bytes)).toEqual({ refusal: 'NOT_MEDIA' });
    expect(await probe('audio', bytes)).toEqual({ refusal: 'NOT_MEDIA' });
  });

  it.each(['video.mp4', 'video.webm'])('is refused when it was cut in half: %s', async (name) => {
    const bytes = await fixture(name);
    expect(await probe('video', bytes.subarray(0, bytes.byteLength / 2))).toEqual({ refusal: 'TRUNCATED' });
  });

  it('is refused when its index is missing', async () => {
    const bytes = await fixture('video.mp4');
    expect(await probe('video', bytes.subarray(0, 40))).toHaveProperty('refusal');
  });
});

it('lets an error of the storage through, so that the event is delivered again', async () => {
  const broken = { size: 1000, read: () => Promise.reject(new Error('storage is down')) };
  await expect(probeMedia('video', broken)).rejects.toThrow('storage is down');
});
