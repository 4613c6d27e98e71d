import { expect, test } from 'vitest';
import { isHevc, readMp4Duration } from './mp4Video.ts';

const files = import.meta.glob<string>('../../e2e/media/*.{mp3,mp4,webm}', {
  query: '?inline',
  import: 'default',
  eager: true,
});
const media = async (name: string) => (await fetch(files[`../../e2e/media/${name}`] ?? '')).blob();

test.each([
  ['video.mp4', 6000, false],
  ['gif.mp4', 2000, false],
  ['hevc.mp4', 4000, true],
  ['mpeg4.mp4', null, false],
  ['video.webm', null, false],
  ['audio.mp3', null, false],
  ['notVideo.mp4', null, false],
])('%s says a duration of %s ms; that it is HEVC: %s', async (name, ms, hevc) => {
  const file = await media(name);
  expect(await readMp4Duration(file)).toBe(ms);
  expect(await isHevc(file)).toBe(hevc);
});

test('a file cut anywhere says its duration or nothing, and never something else', async () => {
  const file = await media('hevc.mp4');
  for (let end = 0; end < file.size; end += 97) {
    const ms = await readMp4Duration(file.slice(0, end)).catch(() => null);
    expect([null, 4000]).toContain(ms);
  }
});
