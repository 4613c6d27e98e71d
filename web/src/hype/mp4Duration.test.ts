import { expect, test } from 'vitest';
import { readMp4Duration } from './mp4Duration.ts';

const files = import.meta.glob<string>('../../e2e/media/*.{mp3,mp4,webm}', {
  query: '?inline',
  import: 'default',
  eager: true,
});
const media = async (name: string) => (await fetch(files[`../../e2e/media/${name}`] ?? '')).blob();

test.each([
  ['video.mp4', 6000],
  ['gif.mp4', 2000],
  ['hevc.mp4', 4000],
  ['mpeg4.mp4', null],
  ['video.webm', null],
  ['audio.mp3', null],
  ['notVideo.mp4', null],
])('%s says a duration of %s ms', async (name, ms) => {
  expect(await readMp4Duration(await media(name))).toBe(ms);
});

test('a file cut anywhere says its duration or nothing, and never something else', async () => {
  const file = await media('hevc.mp4');
  for (let end = 0; end < file.size; end += 97) {
    const ms = await readMp4Duration(file.slice(0, end)).catch(() => null);
    expect([null, 4000]).toContain(ms);
  }
});
