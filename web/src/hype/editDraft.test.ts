import type { Hype } from '@hypelar/shared/hype';
import { expect, test } from 'vitest';
import { changedFields, draftOf, draftProblems, isTouched, type HypeDraft } from './draft.ts';
import { storedFile, storedName } from './storedFile.ts';

const fileAt = (path: string) => ({ path, size: 7, contentType: 'video/mp4', md5Hash: '' });
const stored: Hype = {
  ...{ id: 'h1', order: 1, title: 'Gece', artist: 'Ada', isPremium: false, createdAt: 1, updatedAt: 2 },
  timestamps: [{ timestamp: 6000, type: 'image' }],
  ...{ timestampsCount: 1, imageCount: 1, videoCount: 0, duration: 6 },
  ...{ gifUrl: 'https://a.test/gif', audioUrl: 'ftp://a.test', videoUrl: '' },
  media: { gif: fileAt('hypes/h1/gif-abcd1234-dans.mp4'), audio: fileAt('hypes/h1/audio-1'), video: fileAt('') },
};

const edited = (part: Partial<HypeDraft> = {}): HypeDraft => ({ ...draftOf(stored), ...part });
const keysOf = (draft: HypeDraft) => draftProblems(draft).map(({ key }) => key);
const chosen = { file: new File(['x'], 'yeni.mp4'), refusal: null };

test('an untouched edit changes nothing, and says so', () => {
  expect(changedFields(edited(), stored)).toEqual({});
  expect(isTouched(edited())).toBe(false);
  expect(keysOf(edited())).toEqual(['problemUnchanged']);
});

test('spaces around a line change nothing', () => {
  expect(changedFields(edited({ title: ' Gece ' }), stored)).toEqual({});
});

test.each<[Partial<HypeDraft>, object]>([
  [{ title: 'Gündüz' }, { title: 'Gündüz' }],
  [{ artist: 'Bora' }, { artist: 'Bora' }],
  [{ isPremium: true }, { isPremium: true }],
  [{ cards: [{ timestamp: 6000, type: 'video' }] }, { timestamps: [{ timestamp: 6000, type: 'video' }] }],
])('only what differs is sent: %j', (part, changes) => {
  expect(changedFields(edited(part), stored)).toEqual(changes);
  expect(keysOf(edited(part))).toEqual([]);
});

test('a file alone is a change', () => {
  expect(keysOf(edited({ files: { gif: chosen } }))).toEqual([]);
});

test.each([
  [5550, ['problemCardsShort']],
  [5551, []],
  [6449, []],
  [6450, ['problemCardsLong']],
])('cards of %i ms for a stored video of 6 s: %j', (timestamp, problems) => {
  expect(keysOf(edited({ cards: [{ timestamp, type: 'image' }] }))).toEqual(problems);
});

test('a new video takes the place of the stored duration', () => {
  expect(keysOf(edited({ files: { video: chosen }, measure: null }))).toEqual(['problemMeasuring']);
  expect(keysOf(edited({ files: { video: chosen }, measure: { ms: 9000 } }))).toEqual(['problemCardsShort']);
});

test('a stored file shows the name it was chosen under, and an address only when it may be opened', () => {
  const mayOpen = (url: string) => url.startsWith('https:');
  expect(storedFile(stored, 'gif', mayOpen)).toEqual({ name: 'dans.mp4', size: 7, url: 'https://a.test/gif' });
  expect(storedFile(stored, 'audio', mayOpen)).toEqual({ name: '1', size: 7, url: null });
  expect(storedName('')).toBe('');
});
