import { describe, expect, it } from 'vitest';
import { usesObject, usesOf } from './mediaInUse.ts';

const file = (path: string) => ({ path, size: 1, contentType: 'video/mp4', md5Hash: '' });
const none = { media: { gif: file(''), audio: file(''), video: file('') }, gifUrl: '', audioUrl: '', videoUrl: '' };
const PATH = 'hypes/h/video-a.mp4';

it('the uses of many hypes are known by the object, whosever folder it lies in', () => {
  const one = { ...none, gifUrl: `gs://b/${PATH}`, media: { gif: file(PATH) } };
  const uses = usesOf([
    ['one', one],
    ['h', { data: { files: [PATH, 'hypes/h/gif-b.mp4', 'likes/a'] } }],
  ]);
  expect(uses).toEqual(
    new Map([
      [PATH, new Set(['one', 'h'])],
      ['hypes/h/gif-b.mp4', new Set(['h'])],
    ]),
  );
});

describe('an object is in use', () => {
  it('as a file of the hype', () => {
    expect(usesObject({ ...none, media: { ...none.media, video: file(PATH) } }, PATH)).toBe(true);
    expect(usesObject({ ...none, media: { ...none.media, video: file(`${PATH}x`) } }, PATH)).toBe(false);
    expect(usesObject(none, PATH)).toBe(false);
    expect(usesObject(null, PATH)).toBe(false);
  });

  it('in fields of other programs, at any depth, and not by what times and references are made of', () => {
    expect(usesObject({ ...none, data: { gifUrl: `gs://b/${PATH}` } }, PATH)).toBe(true);
    expect(usesObject({ ...none, files: [1, null, { at: [PATH] }] }, PATH)).toBe(true);
    class Reference {
      path = PATH;
      firestore = this;
    }
    expect(usesObject({ ...none, files: [new Reference(), new Date()] }, PATH)).toBe(false);
  });

  it.each([
    [`https://firebasestorage.googleapis.com/v0/b/b/o/${encodeURIComponent(PATH)}?alt=media&token=t`, true],
    [`https://storage.googleapis.com/b/${PATH}`, true],
    [`gs://b/${PATH}`, true],
    [`https://storage.googleapis.com/b/${PATH}x`, false],
    [`https://storage.googleapis.com/b/x?${PATH}`, false],
    ['not%an%address', false],
  ])('by the address %s: %s', (videoUrl, used) => {
    expect(usesObject({ ...none, videoUrl }, PATH)).toBe(used);
  });

  it.each([
    ['hypes%2Fh%2Fmy%20file(1).mp4'],
    ['hypes%2Fh%2Fmy%20file%281%29.mp4'],
    ['hypes%2fh%2fmy%20file%281%29.mp4?x=100%'],
    ['broken%zz/hypes/h/my%20file(1).mp4'],
  ])('however its address is escaped: %s', (escaped) => {
    const gifUrl = `https://firebasestorage.googleapis.com/v0/b/b/o/${escaped}`;
    expect(usesObject({ ...none, gifUrl }, 'hypes/h/my file(1).mp4')).toBe(true);
  });
});
