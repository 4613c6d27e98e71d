import { cardCounts, cardSchema, MAX_CARDS } from '@hypelar/shared/card';
import * as z from 'zod/mini';
import { problem, type Problem } from './problem.ts';
import type { Records } from './records.ts';

const storedCardsSchema = z.array(cardSchema);

/** Hypes whose cards cannot be read, are too many, or do not match their stored counts. */
export function checkCards({ hypes }: Records): Problem[] {
  return [...hypes].flatMap(([id, hype]): Problem[] => {
    const where = `hypes/${id}`;
    const { data: cards } = storedCardsSchema.safeParse(hype['timestamps']);
    if (!cards) return [problem('cards', where, 'has no proper list of cards')];
    const wrong = Object.entries(cardCounts(cards)).filter(([field, count]) => hype[field] !== count);
    const tooMany =
      cards.length > MAX_CARDS ? [problem('cards', where, `has ${cards.length} cards, more than can be edited`)] : [];
    return [...wrong.map(([field, count]) => problem('cards', where, `has no ${field} of ${count}`)), ...tooMany];
  });
}
