import { cardCounts, cardSchema, MAX_CARDS } from '@hypelar/shared/card';
import * as z from 'zod/mini';
import type { Problem } from './problem.ts';
import type { Records } from './records.ts';

const storedCardsSchema = z.array(cardSchema);

/** Hypes whose cards cannot be read, are too many, or are not as many as their counts say. */
export function checkCards({ hypes }: Records): Problem[] {
  return [...hypes].flatMap(([id, hype]): Problem[] => {
    const problem = (what: string): Problem => ({ rule: 'cards', where: `hypes/${id}`, what });
    const { data: cards } = storedCardsSchema.safeParse(hype['timestamps']);
    if (!cards) return [problem('has no proper list of cards')];
    const wrong = Object.entries(cardCounts(cards)).filter(([field, count]) => hype[field] !== count);
    const tooMany = cards.length > MAX_CARDS ? [problem(`has ${cards.length} cards, more than can be edited`)] : [];
    return [...wrong.map(([field, count]) => problem(`has no ${field} of ${count}`)), ...tooMany];
  });
}
