import { MAX_CARD_MS, totalCardMs, type Card } from './card.ts';

/** Why a fix cannot be made. `DONE`: it would change nothing. */
export type FixRefusal = 'NO_CARDS' | 'NO_TIME' | 'LAST_TOO_SHORT' | 'CARD_TOO_LONG' | 'DONE';

/** Returns cards whose times add up to exactly the video's duration, or why it cannot. `videoMs` is a whole number. */
export type CardFix = (cards: readonly Card[], videoMs: number) => Card[] | FixRefusal;

/** Lengthens or shortens the last card so that the cards fill the video. */
export const giveRestToLast: CardFix = (cards, videoMs) => {
  const rest = videoMs - totalCardMs(cards);
  const last = cards.length - 1;
  return retimed(cards, ({ timestamp }, index) => timestamp + (index === last ? rest : 0));
};

/** Makes all cards equally long; the remainder goes to the first ones, 1 ms each. */
export const spreadEvenly: CardFix = (cards, videoMs) => {
  const rest = videoMs % cards.length;
  return retimed(cards, (_, index) => (videoMs - rest) / cards.length + (index < rest ? 1 : 0));
};

/** Scales all cards by the same ratio; what rounding down leaves over goes to the cards that lost most, 1 ms each. */
export const scaleToFit: CardFix = (cards, videoMs) => {
  const total = totalCardMs(cards);
  if (cards.length > 0 && total === 0) return 'NO_TIME';
  // Integers throughout: a float quotient can round up to the next one.
  const shares = cards.map(({ timestamp }, index) => ({ index, lost: (timestamp * videoMs) % total }));
  const given = shares.reduce((sum, { lost }) => sum + lost, 0) / total;
  const luckiest = new Set(
    shares
      .toSorted((one, other) => other.lost - one.lost || one.index - other.index)
      .slice(0, given)
      .map(({ index }) => index),
  );
  return retimed(
    cards,
    ({ timestamp }, index) =>
      (timestamp * videoMs - (shares[index]?.lost ?? 0)) / total + (luckiest.has(index) ? 1 : 0),
  );
};

function retimed(cards: readonly Card[], timeOf: (card: Card, index: number) => number): Card[] | FixRefusal {
  if (cards.length === 0) return 'NO_CARDS';
  const fixed = cards.map((card, index) => ({ ...card, timestamp: timeOf(card, index) }));
  if (fixed.some(({ timestamp }) => timestamp < 0)) return 'LAST_TOO_SHORT';
  if (fixed.some(({ timestamp }) => timestamp > MAX_CARD_MS)) return 'CARD_TOO_LONG';
  return fixed.every(({ timestamp }, index) => timestamp === cards[index]?.timestamp) ? 'DONE' : fixed;
}
