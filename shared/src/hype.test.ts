import { describe, expect, it } from 'vitest';
import {
  createHypeInputSchema,
  listHypesInputSchema,
  MAX_TITLE_LENGTH,
  moveHypeInputSchema,
  noInputSchema,
  updateHypeInputSchema,
} from './hype.ts';
import { idSchema } from './id.ts';

const input = {
  id: 'abc',
  title: 'Gece',
  artist: 'Ayşe',
  timestamps: [{ timestamp: 1000, type: 'image' }],
  isPremium: false,
  media: { gif: 'hypes/abc/gif-1', audio: 'hypes/abc/audio-1', video: 'hypes/abc/video-1' },
};

const accepts = (change: object) => createHypeInputSchema.safeParse({ ...input, ...change }).success;

describe('ids', () => {
  it.each(['', '.', '..', 'a/b', 'a//b', '__x__', 'a'.repeat(129), 'a\0b', '\ud800', 5, [], {}, null])(
    'refuses %j',
    (id) => {
      expect(idSchema.safeParse(id).success).toBe(false);
    },
  );

  it.each(['a', 'a'.repeat(128), '_x_', '__x', 'A-b_9'])('takes %s', (id) => {
    expect(idSchema.safeParse(id).success).toBe(true);
  });
});

describe('what hype.create takes', () => {
  it('takes a whole input and trims title and artist', () => {
    expect(createHypeInputSchema.parse({ ...input, title: '  Gece ' })).toMatchObject({ title: 'Gece' });
  });

  it.each(['', '   ', 'a'.repeat(MAX_TITLE_LENGTH + 1), '\ud800', 5, null])('refuses the title %j', (title) => {
    expect(accepts({ title })).toBe(false);
    expect(accepts({ artist: title })).toBe(false);
  });

  it('takes a title of the full length', () => {
    expect(accepts({ title: 'ş'.repeat(MAX_TITLE_LENGTH) })).toBe(true);
    expect(accepts({ title: '🎵'.repeat(MAX_TITLE_LENGTH) })).toBe(true);
    expect(accepts({ title: '🎵'.repeat(MAX_TITLE_LENGTH + 1) })).toBe(false);
  });

  it.each(['true', 1, null])('refuses isPremium %j', (isPremium) => {
    expect(accepts({ isPremium })).toBe(false);
  });

  it.each(['order', 'likes', 'createdAt', 'duration', 'imageCount', 'gifUrl'])(
    'refuses the foreign field %s',
    (key) => {
      expect(accepts({ [key]: 1 })).toBe(false);
    },
  );
});

describe('a page of the list', () => {
  it('starts at the first position by default', () => {
    expect(listHypesInputSchema.parse({})).toEqual({ from: 1, limit: 50 });
  });

  it.each([{ from: 0 }, { from: 1.5 }, { limit: 0 }, { limit: 201 }, { page: 1 }])('refuses %j', (page) => {
    expect(listHypesInputSchema.safeParse(page).success).toBe(false);
  });
});

describe('what hype.update takes', () => {
  const takes = (change: object) => updateHypeInputSchema.safeParse({ id: 'abc', updatedAt: 5, ...change }).success;

  it('takes any part of a hype', () => {
    for (const change of [
      {},
      { title: 'Gece' },
      { isPremium: true },
      { media: {} },
      { media: { gif: input.media.gif } },
    ])
      expect(takes(change)).toBe(true);
  });

  it.each([
    ...[{ updatedAt: undefined }, { updatedAt: '5' }, { updatedAt: 1.5 }, { title: ' ' }, { isPremium: 1 }],
    ...[{ media: { gif: input.media.video } }, { media: { other: 'x' } }, { order: 1 }, { timestamps: [{}] }],
  ])('refuses %j', (change) => {
    expect(takes(change)).toBe(false);
  });
});

describe('what hype.move takes', () => {
  it.each([
    [1, 2, true],
    [2, 1, true],
    [2, 2, false],
    [0, 1, false],
    [1, 0, false],
    [1, 1.5, false],
    [1, '2', false],
  ])('from %j to %j: %s', (from, to, taken) => {
    expect(moveHypeInputSchema.safeParse({ id: 'abc', from, to }).success).toBe(taken);
  });
});

it('a procedure without input takes nothing or an empty object', () => {
  for (const nothing of [undefined, {}]) expect(noInputSchema.safeParse(nothing).success).toBe(true);
  for (const something of [null, 0, '', [], { a: 1 }]) expect(noInputSchema.safeParse(something).success).toBe(false);
});
