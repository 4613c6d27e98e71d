import type { Hype } from '@hypelar/shared/hype';
import { expect, test } from 'vitest';
import { EMPTY_DRAFT, type HypeDraft } from './draft.ts';
import { openDraft, unfinished } from './keptDraft.ts';
import { nothingSent } from './submitHype.ts';

const noFile = { path: '', size: 0, contentType: '', md5Hash: '' };
const stored: Hype = {
  ...{ id: 'h1', order: 1, title: 'Gece', artist: 'Ada', isPremium: false, createdAt: 1, updatedAt: 2 },
  timestamps: [{ timestamp: 6000, type: 'image' }],
  ...{ timestampsCount: 1, imageCount: 1, videoCount: 0, duration: 6, gifUrl: '', audioUrl: '', videoUrl: '' },
  media: { gif: noFile, audio: noFile, video: noFile },
};
const chosen = { file: new File(['x'], 'yeni.mp4', { lastModified: 5 }), refusal: null };

/** Opens the form after a page reload, with these changes left unfinished. */
function reopen(left: Partial<HypeDraft>, hype: Hype | null, now = hype) {
  const { draft } = openDraft('ada', hype, () => null);
  const kept: unknown = JSON.parse(JSON.stringify(unfinished({ ...draft, ...left }, nothingSent())));
  return openDraft('ada', now, () => kept);
}

test('everything but the files of a new hype is there again; the files are asked for by name', () => {
  const fields = { title: 'Gece', artist: ' ', cards: [{ timestamp: 5, type: 'video' as const }], isPremium: true };
  const { draft, restored } = reopen({ ...fields, files: { gif: chosen } }, null);
  expect(draft).toEqual({ ...EMPTY_DRAFT, ...fields, artist: '', askAgain: { gif: 'yeni.mp4' } });
  expect(restored).toBe('current');
});

test('of an edited hype only the own changes come back, over what others changed meanwhile', () => {
  const { draft, restored } = reopen({ title: 'Gündüz' }, stored, {
    ...stored,
    title: 'X',
    artist: 'Bora',
    updatedAt: 3,
  });
  expect(draft).toMatchObject({ title: 'Gündüz', artist: 'Bora' });
  expect(restored).toBe('outdated');
});

test('changes that the hype has by now are no draft', () => {
  expect(reopen({ title: 'X' }, stored, { ...stored, title: 'X', updatedAt: 3 }).restored).toBe('no');
});

test('what was sent before the reload is known after it', () => {
  const sent = {
    id: 'h2',
    uploaded: { gif: { file: { name: 'a', size: 1, lastModified: 2 }, path: 'hypes/h2/gif-1' } },
  };
  const kept = unfinished({ ...EMPTY_DRAFT, title: 'Gece' }, sent);
  expect(openDraft('ada', null, () => kept).sent).toEqual(sent);
});

test('each admin and each hype has a place of its own', () => {
  const places = [openDraft('ada', null), openDraft('bora', null), openDraft('ada', stored)].map(({ place }) => place);
  expect(new Set(places).size).toBe(3);
});

test.each([
  ['null', null],
  ['a text', 'x'],
  ['another shape', { fields: {} }],
  ['cards that cannot be', { ...unfinished(EMPTY_DRAFT, nothingSent()), fields: { timestamps: [{ timestamp: -1 }] } }],
])('%s in the storage counts as nothing', (_name, kept) => {
  expect(openDraft('ada', null, () => kept)).toMatchObject({ draft: EMPTY_DRAFT, restored: 'no' });
});
