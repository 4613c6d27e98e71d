import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardsSchema, MAX_CARD_MS, MAX_CARDS, resizeCards, totalCardMs, type Card } from './card.ts';
import { cardAt, cardEnds, cutAt, edgeRange, moveEdge } from './cardCut.ts';

const image = (timestamp: number): Card => ({ timestamp, type: 'image' });
const video = (timestamp: number): Card => ({ timestamp, type: 'video' });
const timesOf = (cards: readonly Card[]) => cards.map(({ timestamp }) => timestamp);

const someCards = fc.array(fc.record({ timestamp: fc.nat(5000), type: fc.constantFrom('image', 'video') }), {
  maxLength: 12,
});

describe('cards on the axis of the video', () => {
  it('each card begins where the one before it ends', () => {
    expect(cardEnds([image(1000), video(0), image(500)])).toEqual([1000, 1000, 1500]);
    expect(cardEnds([])).toEqual([]);
  });

  it.each([
    [0, 0],
    [999, 0],
    [1000, 2],
    [1499, 2],
    [1500, 2],
    [1501, -1],
  ])('at %i ms shows the card with index %i', (ms, index) => {
    expect(cardAt([1000, 1000, 1500], ms)).toBe(index);
  });

  it('of cards without any time shows the first, of no cards none', () => {
    expect(cardAt([0, 0], 0)).toBe(0);
    expect(cardAt([0, 0], 1)).toBe(-1);
    expect(cardAt([], 0)).toBe(-1);
  });
});

describe('moving the end of a card', () => {
  const cards = [image(1000), video(2000), image(3000)];

  it.each([
    [0, 1500, [1500, 1500, 3000]],
    [0, 0, [0, 3000, 3000]],
    [0, -5, [0, 3000, 3000]],
    [0, 3001, [3000, 0, 3000]],
    [1, 1000.4, [1000, 0, 5000]],
    [1, 9999, [1000, 5000, 0]],
  ])('edge %i to %f ms: %j, the sum stays', (edge, ms, times) => {
    expect(timesOf(moveEdge(cards, { edge, ms, videoMs: 6000 }))).toEqual(times);
  });

  it.each([
    [5000, 2000],
    [6500, 3500],
    [7000, 4000],
    [7001, 4000],
    [2999, 0],
  ])('the last edge at %i ms changes only the last card, to %i ms, up to the end of the video', (ms, last) => {
    expect(timesOf(moveEdge(cards, { edge: 2, ms, videoMs: 7000 }))).toEqual([1000, 2000, last]);
  });

  it('a last edge beyond the video can come back, not go further', () => {
    expect(edgeRange(cardEnds(cards), 2, 4000)).toEqual({ min: 3000, max: 6000 });
    expect(edgeRange(cardEnds(cards), 2, 2000)).toEqual({ min: 3000, max: 6000 });
  });

  it('no card gets longer than a day', () => {
    const day = [image(MAX_CARD_MS), image(10)];
    expect(edgeRange(cardEnds(day), 0, 0)).toEqual({ min: 10, max: MAX_CARD_MS });
    expect(edgeRange([5], 0, 2 * MAX_CARD_MS)).toEqual({ min: 0, max: MAX_CARD_MS });
  });

  it('keeps types, count and, but for the last edge, the sum', () => {
    fc.assert(
      fc.property(someCards, fc.nat(11), fc.integer({ min: -100, max: 70_000 }), (before, edge, ms) => {
        const after = moveEdge(before, { edge, ms, videoMs: 20_000 });
        expect(cardsSchema.safeParse(after).success).toBe(true);
        expect(after.map(({ type }) => type)).toEqual(before.map(({ type }) => type));
        const isLast = edge === before.length - 1;
        expect(isLast || totalCardMs(after) === totalCardMs(before)).toBe(true);
      }),
    );
  });
});

describe('marking a cut', () => {
  it('writes the times as one listens, from no cards at all', () => {
    const first = cutAt([], 1500);
    expect(first).toEqual([image(1500)]);
    expect(cutAt(cutAt(first, 2000), 6000)).toEqual([image(1500), image(500), image(4000)]);
  });

  it('gives the cards that have no time yet theirs, in order, and keeps their types', () => {
    const untimed = [video(0), image(0), video(0)];
    expect(cutAt(untimed, 1500)).toEqual([video(1500), image(0), video(0)]);
    expect(cutAt([video(1500), image(0), video(0)], 4000)).toEqual([video(1500), image(2500), video(0)]);
  });

  it('ends the card that shows; the rest becomes a card of the same type', () => {
    expect(cutAt([image(1000), video(5000)], 2500)).toEqual([image(1000), video(1500), video(3500)]);
    expect(cutAt([image(6000)], 1)).toEqual([image(1), image(5999)]);
    expect(cutAt([image(6000)], 5999)).toEqual([image(5999), image(1)]);
  });

  it('gives the rest to the next card when that has no time yet', () => {
    expect(cutAt([image(6000), video(0), image(0)], 1500)).toEqual([image(1500), video(4500), image(0)]);
  });

  it.each([-1, 0, 1000, 6000])('changes nothing at %i ms, where an edge is already', (ms) => {
    const cards = [image(1000), image(5000)];
    expect(cutAt(cards, ms)).toBe(cards);
  });

  it('makes no card too many, but still times the ones there are', () => {
    const full = resizeCards([image(6000)], MAX_CARDS).map((card) => ({ ...card, timestamp: 10 }));
    expect(cutAt(full, 5)).toBe(full);
    expect(cutAt(full, 9000)).toBe(full);
    expect(cutAt([...full.slice(1), image(0)], 9000).at(-1)).toEqual(image(4010));
    expect(cutAt([], MAX_CARD_MS + 1)).toEqual([]);
  });

  it('makes an edge there and moves no other one', () => {
    fc.assert(
      fc.property(someCards, fc.integer({ min: 1, max: 70_000 }), (before, ms) => {
        const after = cutAt(before, ms);
        expect(cardsSchema.safeParse(after).success).toBe(true);
        const edges = new Set(cardEnds(before)).add(ms);
        if (totalCardMs(before) < ms) edges.delete(0);
        expect(new Set(cardEnds(after).filter((end) => end > 0))).toEqual(new Set([...edges].filter((end) => end > 0)));
      }),
    );
  });
});
