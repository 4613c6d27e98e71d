import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cardCounts,
  cardSchema,
  cardsSchema,
  cardsWithTimes,
  cardTimesFitVideo,
  durationMs,
  resizeCards,
  sameCards,
  totalCardMs,
  type Card,
} from './card.ts';

const image = (timestamp: number): Card => ({ timestamp, type: 'image' });
const video = (timestamp: number): Card => ({ timestamp, type: 'video' });

describe('card times against the video, spec section 5', () => {
  it.each([
    [449, true],
    [450, false],
    [451, false],
    [0, true],
  ])('off by %i ms either way: %s', (off, fits) => {
    expect(cardTimesFitVideo([image(10_000 + off)], 10_000)).toBe(fits);
    expect(cardTimesFitVideo([image(10_000 - off)], 10_000)).toBe(fits);
  });

  it('has no cards for a video shorter than 450 ms', () => {
    expect(cardTimesFitVideo([], 449)).toBe(true);
    expect(cardTimesFitVideo([], 450)).toBe(false);
  });

  it.each([1.001, 16.1, 32.3, 64.1])('holds the strict boundary for the float duration %f s', (seconds) => {
    const videoMs = durationMs(seconds);
    expect(cardTimesFitVideo([image(videoMs + 450)], videoMs)).toBe(false);
    expect(cardTimesFitVideo([image(videoMs - 450)], videoMs)).toBe(false);
    expect(cardTimesFitVideo([image(videoMs + 449)], videoMs)).toBe(true);
    expect(cardTimesFitVideo([image(videoMs - 449)], videoMs)).toBe(true);
  });

  it('turns every whole-millisecond duration up to six hours back into itself', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 21_600_000 }), (ms) => {
        expect(durationMs(ms / 1000)).toBe(ms);
      }),
      { numRuns: 5_000 },
    );
  });
});

describe('totals and counts', () => {
  it('adds up all card times', () => {
    expect(totalCardMs([])).toBe(0);
    expect(totalCardMs([image(1), video(2), image(3)])).toBe(6);
  });

  it('counts images and videos', () => {
    expect(cardCounts([image(1), video(2), image(3)])).toEqual({ timestampsCount: 3, imageCount: 2, videoCount: 1 });
    expect(cardCounts([])).toEqual({ timestampsCount: 0, imageCount: 0, videoCount: 0 });
  });
});

describe('changing the card count, spec section 5', () => {
  const cards = [image(5), video(7)];

  it('keeps existing cards and adds images of time 0', () => {
    expect(resizeCards(cards, 4)).toEqual([image(5), video(7), image(0), image(0)]);
  });

  it('drops from the end when it shrinks', () => {
    expect(resizeCards(cards, 1)).toEqual([image(5)]);
    expect(resizeCards(cards, 0)).toEqual([]);
  });

  it('is the same list at the same length', () => {
    expect(resizeCards(cards, 2)).toEqual(cards);
  });
});

it('gives the cards new times and keeps the types by position', () => {
  expect(cardsWithTimes([video(1)], [10, 20])).toEqual([video(10), image(20)]);
  expect(cardsWithTimes([video(1), video(2)], [10])).toEqual([video(10)]);
});

it('lists are the same when every card is, in the same order', () => {
  expect(sameCards([], [])).toBe(true);
  expect(sameCards([image(1), video(2)], [image(1), video(2)])).toBe(true);
  expect(sameCards([image(1), video(2)], [video(2), image(1)])).toBe(false);
  expect(sameCards([image(1)], [video(1)])).toBe(false);
  expect(sameCards([image(1)], [image(1), image(1)])).toBe(false);
});

describe('card schemas', () => {
  it.each([-1, 1.5, NaN, Infinity, 86_400_001, null, '5'])('refuses the time %s', (timestamp) => {
    expect(cardSchema.safeParse({ timestamp, type: 'image' }).success).toBe(false);
  });

  it.each(['gif', '', 'IMAGE'])('refuses the type "%s"', (type) => {
    expect(cardSchema.safeParse({ timestamp: 1, type }).success).toBe(false);
  });

  it('takes the bounds and refuses unknown keys', () => {
    expect(cardSchema.safeParse({ timestamp: 0, type: 'image' }).success).toBe(true);
    expect(cardSchema.safeParse({ timestamp: 86_400_000, type: 'video' }).success).toBe(true);
    expect(cardSchema.safeParse({ timestamp: 1, type: 'image', order: 1 }).success).toBe(false);
  });

  it('takes 500 cards and refuses 501', () => {
    expect(cardsSchema.safeParse(resizeCards([], 500)).success).toBe(true);
    expect(cardsSchema.safeParse(resizeCards([], 501)).success).toBe(false);
  });
});
