import { MAX_CARD_MS, MAX_CARDS, NEW_CARD, type Card } from './card.ts';

/** Where each card ends on the video's timeline, in ms: card i begins where card i - 1 ends. */
export function cardEnds(cards: readonly Card[]): number[] {
  let end = 0;
  return cards.map(({ timestamp }) => (end += timestamp));
}

/**
 * The index of the card showing at `ms`, given the ends of all cards: at an edge the next card, if any; -1 after the
 * last.
 */
export function cardAt(ends: readonly number[], ms: number): number {
  const index = ends.findIndex((end) => ms < end);
  return index === -1 ? ends.indexOf(ms) : index;
}

/** The range within which the end of a card can be moved, in ms. */
export type EdgeRange = { min: number; max: number };

/**
 * How far the end of card `edge` can move: between its start and the end of the next card, which gains or loses that
 * time. The end of the last card can move up to the end of the video, or stay where it is if that is later. `ends` as
 * returned by `cardEnds`. No card gets longer than MAX_CARD_MS.
 */
export function edgeRange(ends: readonly number[], edge: number, videoMs: number): EdgeRange {
  const start = ends[edge - 1] ?? 0;
  const end = ends[edge] ?? start;
  const next = ends[edge + 1];
  const max = Math.min(next ?? Math.max(videoMs, end), start + MAX_CARD_MS);
  return { min: Math.max(start, (next ?? 0) - MAX_CARD_MS), max };
}

/** Moves the end of a card to `ms`, within its range. It and the next card change; their sum does not. */
export function moveEdge(cards: readonly Card[], move: { edge: number; ms: number; videoMs: number }): Card[] {
  const ends = cardEnds(cards);
  const { min, max } = edgeRange(ends, move.edge, move.videoMs);
  const end = Math.min(Math.max(Math.round(move.ms), min), max);
  const gained = end - (ends[move.edge] ?? end);
  return cards.map((card, index) => {
    if (index === move.edge) return { ...card, timestamp: card.timestamp + gained };
    if (index === move.edge + 1) return { ...card, timestamp: card.timestamp - gained };
    return card;
  });
}

/**
 * Adds an edge at `ms`, a whole number: the card showing there ends there, all other edges stay. The rest of its time
 * goes to the next card if that has no time yet, else to a new card of the same type. After the last card, the first
 * card without a time (or a new image) fills the gap up to `ms`. Returns the same list if there is an edge already, or
 * if one more card would be too many.
 */
export function cutAt(cards: readonly Card[], ms: number): readonly Card[] {
  const ends = cardEnds(cards);
  if (ms <= 0 || ends.includes(ms)) return cards;
  const cut = cardAt(ends, ms);
  return cut === -1 ? fillUpTo(cards, ms - (ends.at(-1) ?? 0)) : split(cards, cut, (ends[cut] ?? ms) - ms);
}

function split(cards: readonly Card[], index: number, rest: number): readonly Card[] {
  const before = cards.slice(0, index);
  const [card, next, ...after] = cards.slice(index);
  if (!card) return cards;
  const ended = { ...card, timestamp: card.timestamp - rest };
  if (next?.timestamp === 0) return [...before, ended, { ...next, timestamp: rest }, ...after];
  if (cards.length >= MAX_CARDS) return cards;
  return [...before, ended, { ...card, timestamp: rest }, ...cards.slice(index + 1)];
}

/** Gives this time to the first untimed card at the end of the list, or to a new one. */
function fillUpTo(cards: readonly Card[], timestamp: number): readonly Card[] {
  const untimed = cards.findLastIndex((card) => card.timestamp > 0) + 1;
  if (timestamp > MAX_CARD_MS || untimed >= MAX_CARDS) return cards;
  const filled = { ...(cards[untimed] ?? NEW_CARD), timestamp };
  return [...cards.slice(0, untimed), filled, ...cards.slice(untimed + 1)];
}
