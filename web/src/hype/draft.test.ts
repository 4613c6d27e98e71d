import { expect, test } from 'vitest';
import { cardFit, draftProblems, fileWarning, type HypeDraft } from './draft.ts';

function chosen(name: string) {
  return { file: new File(['x'], name), refusal: null };
}

function draftWith(part: Partial<HypeDraft> = {}): HypeDraft {
  return {
    stored: null,
    title: 'Gece',
    artist: 'Ada',
    files: { gif: chosen('gif.mp4'), audio: chosen('audio.mp3'), video: chosen('video.mp4') },
    askAgain: {},
    measure: { ms: 6000 },
    cards: [{ timestamp: 6000, type: 'image' }],
    isPremium: false,
    ...part,
  };
}

const keysOf = (draft: HypeDraft) => draftProblems(draft).map(({ key }) => key);

test('a whole draft has no problems', () => {
  expect(keysOf(draftWith())).toEqual([]);
});

test('an empty draft names everything that is missing', () => {
  const empty = draftWith({ title: ' ', artist: '', files: {}, measure: null, cards: [] });
  expect(keysOf(empty)).toEqual(['problemTitle', 'problemArtist', 'problemGif', 'problemAudio', 'problemVideo']);
});

test.each([
  [5550, ['problemCardsShort']],
  [5551, []],
  [6449, []],
  [6450, ['problemCardsLong']],
])('cards of %i ms for a video of 6000 ms: %j', (timestamp, problems) => {
  expect(keysOf(draftWith({ cards: [{ timestamp, type: 'image' }] }))).toEqual(problems);
});

test('a title may have 200 characters and no more', () => {
  expect(keysOf(draftWith({ title: 'a'.repeat(200) }))).toEqual([]);
  expect(keysOf(draftWith({ title: 'a'.repeat(201) }))).toEqual(['problemTitleLong']);
  expect(keysOf(draftWith({ title: '🎵'.repeat(200) }))).toEqual([]);
  expect(keysOf(draftWith({ title: '🎵'.repeat(201) }))).toEqual(['problemTitleLong']);
});

test('a refused file asks for another one and says nothing about cards', () => {
  const files = { ...draftWith().files, video: { file: new File([], 'video.mp4'), refusal: 'EMPTY' as const } };
  expect(keysOf(draftWith({ files, measure: null }))).toEqual(['problemFile']);
});

test('a video is waited for while it is measured, and replaced when it cannot be', () => {
  expect(keysOf(draftWith({ measure: null }))).toEqual(['problemMeasuring']);
  expect(keysOf(draftWith({ measure: { failure: 'UNPLAYABLE' } }))).toEqual(['problemUnmeasured']);
});

test('the fit says by how much the cards are off', () => {
  expect(cardFit([{ timestamp: 5000, type: 'image' }], 6000)).toEqual({
    key: 'cardsShort',
    values: { ms: 1000 },
    fits: false,
  });
  expect(cardFit([{ timestamp: 6100, type: 'image' }], 6000)).toEqual({
    key: 'cardsFit',
    values: { ms: 100 },
    fits: true,
  });
});

test('a file that is HEVC is warned about in both video slots, also where the browser plays it; a refused one is not', () => {
  const hevc = { ...chosen('hevc.mp4'), hevc: true as const };
  const draft = draftWith({ files: { gif: hevc, audio: chosen('audio.mp3'), video: hevc } });
  expect(fileWarning(draft, 'gif')).toBe('fileHevc');
  expect(fileWarning(draft, 'video')).toBe('fileHevc');
  expect(fileWarning({ ...draft, measure: { ms: 6000, elsewhere: true } }, 'video')).toBe('videoElsewhere');
  expect(fileWarning(draftWith(), 'video')).toBeNull();
  expect(fileWarning(draftWith({ files: { gif: { ...hevc, refusal: 'TOO_LARGE' } } }), 'gif')).toBeNull();
});
