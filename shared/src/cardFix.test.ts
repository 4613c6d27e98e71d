import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardTimesFitVideo, MAX_CARD_MS, totalCardMs, type Card } from './card.ts';
import { giveRestToLast, scaleToFit, spreadEvenly, type CardFix } from './cardFix.ts';

const cardsOf = (...times: number[]): Card[] => times.map((timestamp) => ({ timestamp, type: 'image' }));
const fixed = (fix: CardFix, times: number[], videoMs: number) => {
  const result = fix(cardsOf(...times), videoMs);
  return typeof result === 'string' ? result : result.map(({ timestamp }) => timestamp);
};

describe('the rest to the last card', () => {
  it.each([
    [[1000, 2000], 6000, [1000, 5000]],
    [[1000, 5449], 6000, [1000, 5000]],
    [[6000, 500], 6000, [6000, 0]],
    [[6000, 500], 5999, 'LAST_TOO_SHORT'],
    [[1000, 5000], 6000, 'DONE'],
    [[0], MAX_CARD_MS, [MAX_CARD_MS]],
    [[0], MAX_CARD_MS + 1, 'CARD_TOO_LONG'],
    [[], 6000, 'NO_CARDS'],
  ])('%j for a video of %i ms: %j', (times, videoMs, result) => {
    expect(fixed(giveRestToLast, times, videoMs)).toEqual(result);
  });
});

describe('spread evenly', () => {
  it.each([
    [[9, 0, 1], 6000, [2000, 2000, 2000]],
    [[0, 0, 0], 10, [4, 3, 3]],
    [[0, 0, 0], 11, [4, 4, 3]],
    [[5, 5, 5], 2, [1, 1, 0]],
    [[4, 3, 3], 10, 'DONE'],
    [[1], MAX_CARD_MS + 1, 'CARD_TOO_LONG'],
    [[], 6000, 'NO_CARDS'],
  ])('%j for a video of %i ms: %j', (times, videoMs, result) => {
    expect(fixed(spreadEvenly, times, videoMs)).toEqual(result);
  });
});

describe('scale to fit', () => {
  it.each([
    [[1000, 2000], 6000, [2000, 4000]],
    [[2000, 4000], 3000, [1000, 2000]],
    [[1, 1, 1], 10, [4, 3, 3]],
    [[1, 2, 3], 10, [2, 3, 5]],
    [[0, 5], 10, [0, 10]],
    [[1, 1, 1], 1, [1, 0, 0]],
    [[3, 3], 6, 'DONE'],
    [[0, 0], 6000, 'NO_TIME'],
    [[MAX_CARD_MS, 1], 2 * MAX_CARD_MS, 'CARD_TOO_LONG'],
    [[], 6000, 'NO_CARDS'],
  ])('%j for a video of %i ms: %j', (times, videoMs, result) => {
    expect(fixed(scaleToFit, times, videoMs)).toEqual(result);
  });

  it('moves no card by a millisecond or more away from its exact share', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(100_000), { minLength: 1, maxLength: 500 }), fc.nat(21_600_000), (times, videoMs) => {
        const cards = cardsOf(...times);
        const result = scaleToFit(cards, videoMs);
        if (typeof result === 'string') return;
        for (const [index, { timestamp }] of result.entries()) {
          const share = ((times[index] ?? 0) * videoMs) / totalCardMs(cards);
          expect(Math.abs(timestamp - share)).toBeLessThan(1.000_001);
        }
      }),
    );
  });
});

it('every fix takes any cards to exactly the video, in whole ms, none below 0, types kept', () => {
  const times = fc.array(fc.oneof(fc.nat(20_000), fc.nat(MAX_CARD_MS)), { maxLength: 500 });
  fc.assert(
    fc.property(
      fc.constantFrom(giveRestToLast, spreadEvenly, scaleToFit),
      times,
      fc.nat(21_600_000),
      (fix, all, ms) => {
        const cards = all.map((timestamp): Card => ({ timestamp, type: timestamp % 2 ? 'video' : 'image' }));
        const result = fix(cards, ms);
        if (typeof result === 'string') return;
        expect(totalCardMs(result)).toBe(ms);
        expect(cardTimesFitVideo(result, ms)).toBe(true);
        for (const [index, { timestamp, type }] of result.entries()) {
          expect(Number.isInteger(timestamp) && timestamp >= 0).toBe(true);
          expect(type).toBe(cards[index]?.type);
        }
      },
    ),
  );
});
