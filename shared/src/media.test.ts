import { describe, expect, it } from 'vitest';
import {
  contentTypeFits,
  listMediaInputSchema,
  mediaPath,
  mediaPathsSchema,
  parseMediaPath,
  updateMediaInputSchema,
} from './media.ts';

describe('content type by slot, spec section 2', () => {
  it.each([
    ['gif', 'video/mp4', true],
    ['gif', 'image/gif', false],
    ['audio', 'audio/mpeg', true],
    ['audio', 'video/mp4', false],
    ['video', 'video/webm', true],
    ['video', 'audio/mpeg', false],
    ['video', 'videos/mp4', false],
    ['video', '', false],
  ] as const)('%s with "%s": %s', (kind, contentType, fits) => {
    expect(contentTypeFits(kind, contentType)).toBe(fits);
  });
});

describe('object paths', () => {
  it('reads the parts of a path', () => {
    expect(parseMediaPath('hypes/abc/audio-r4nd0m00-song.mp3')).toEqual({
      hypeId: 'abc',
      name: 'audio-r4nd0m00-song.mp3',
      kind: 'audio',
    });
  });

  it.each([
    'hypes/abc/song.mp3',
    'hypes/abc/image-song.mp3',
    'hypes/abc/audio-',
    'hypes/abc/audio-a/b',
    'hypes/../audio-a',
    'hypes/__x__/audio-a',
    'hypes/a b/audio-a',
    'other/abc/audio-a',
    '/hypes/abc/audio-a',
    `hypes/abc/audio-${'a'.repeat(101)}`,
    `hypes/${'a'.repeat(129)}/audio-a`,
  ])('refuses %s', (path) => {
    expect(parseMediaPath(path)).toBeNull();
  });

  it('takes a name of exactly 100 characters', () => {
    expect(parseMediaPath(`hypes/abc/audio-${'a'.repeat(100)}`)?.kind).toBe('audio');
  });

  it.each(['İstanbul gecesi (son) .mp4', 'ş'.repeat(300) + '.mp4', '../../etc/passwd', '', '🎵.mp4'])(
    'makes a valid path of the file name "%s"',
    (fileName) => {
      expect(parseMediaPath(mediaPath('abc', 'video', { random: 'r4nd0m00', fileName }))?.kind).toBe('video');
    },
  );

  it('keeps the end of a long name, where the extension is', () => {
    expect(mediaPath('abc', 'gif', { random: 'r4nd0m00', fileName: `${'a'.repeat(200)}.mp4` })).toMatch(/\.mp4$/);
  });

  it('wants each path in its own slot', () => {
    const paths = { gif: 'hypes/a/gif-1', audio: 'hypes/a/audio-1', video: 'hypes/a/video-1' };
    expect(mediaPathsSchema.safeParse(paths).success).toBe(true);
    expect(mediaPathsSchema.safeParse({ ...paths, gif: paths.video }).success).toBe(false);
    expect(mediaPathsSchema.safeParse({ ...paths, video: 'https://example.org/v.mp4' }).success).toBe(false);
  });
});

describe('what the media procedures take', () => {
  it.each([
    [1, true],
    [1000, true],
    [0, false],
    [1001, false],
    [-1, false],
    [1.5, false],
    ['all', false],
  ])('%j results of a list: %s', (maxResults, taken) => {
    expect(listMediaInputSchema.safeParse({ hypeId: 'h', maxResults }).success).toBe(taken);
  });

  it.each([
    ['', true],
    ['public, max-age=60', true],
    ['a\nb', false],
    ['ş', false],
    ['a'.repeat(1025), false],
  ])('the header %j: %s', (cacheControl, taken) => {
    const change = { hypeId: 'h', path: 'hypes/h/gif-a', cacheControl };
    expect(updateMediaInputSchema.safeParse(change).success).toBe(taken);
  });
});
