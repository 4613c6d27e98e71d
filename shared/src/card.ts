import * as z from 'zod/mini';

/** The sum of the card times must be strictly within this of the video's duration (spec, sections 5 and 9). */
export const CARD_TIME_TOLERANCE_MS = 450;
/** A hype has at most this many cards. */
export const MAX_CARDS = 500;
/** One card lasts at most a day. */
export const MAX_CARD_MS = 86_400_000;

export const CARD_TYPES = ['image', 'video'] as const;
export type CardType = (typeof CARD_TYPES)[number];

/** One timed card. `timestamp` is how long the card shows, in whole milliseconds (spec, section 3). */
export const cardSchema = z.strictObject({
  timestamp: z.int('A card time is a whole number of milliseconds.').check(z.minimum(0), z.maximum(MAX_CARD_MS)),
  type: z.enum(CARD_TYPES),
});
export type Card = z.infer<typeof cardSchema>;

export const cardsSchema = z.array(cardSchema).check(z.maxLength(MAX_CARDS, `A hype has at most ${MAX_CARDS} cards.`));

/** The initial value of a new card (spec, section 5). */
export const NEW_CARD: Card = { timestamp: 0, type: 'image' };

/** Resizes the list: existing cards are kept, new ones are images of time 0 (spec, section 5). */
export function resizeCards(cards: readonly Card[], count: number): Card[] {
  return Array.from({ length: count }, (_, index) => cards[index] ?? NEW_CARD);
}

/** Sum of all card times in milliseconds. */
export function totalCardMs(cards: readonly Card[]): number {
  return cards.reduce((total, card) => total + card.timestamp, 0);
}

/**
 * A duration in seconds as whole milliseconds. Every comparison uses this integer: `seconds * 1000` is a float that
 * misses its whole number for about 2 % of durations and would flip the strict boundary.
 */
export function durationMs(durationSeconds: number): number {
  return Math.round(durationSeconds * 1000);
}

/** Whether the cards fill the video: strictly within 450 ms of its duration (spec, section 5). */
export function cardTimesFitVideo(cards: readonly Card[], videoMs: number): boolean {
  return Math.abs(totalCardMs(cards) - videoMs) < CARD_TIME_TOLERANCE_MS;
}

/** Whether two lists have the same cards in the same order. */
export function sameCards(cards: readonly Card[], others: readonly Card[]): boolean {
  return (
    cards.length === others.length &&
    cards.every(({ timestamp, type }, at) => timestamp === others[at]?.timestamp && type === others[at].type)
  );
}

/** How many cards there are, in total and of each type, under the field names that hypes store. */
export function cardCounts(cards: readonly Card[]) {
  const imageCount = cards.filter((card) => card.type === 'image').length;
  return { timestampsCount: cards.length, imageCount, videoCount: cards.length - imageCount };
}

/** One card for each of these times; types are kept by position. */
export function cardsWithTimes(cards: readonly Card[], times: readonly number[]): Card[] {
  return resizeCards(cards, times.length).map((card, index) => ({ ...card, timestamp: times[index] ?? 0 }));
}
