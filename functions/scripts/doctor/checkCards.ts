import { cardsSchema, cardCounts } from '@hypelar/shared/card';
import type { Problem } from './problem.ts';
import type { Records } from './records.ts';

/** Hypes whose cards cannot be read or are not as many as their counts say. */
export function checkCards({ hypes }: Records): Problem[] {
  return [...hypes].flatMap(([id, hype]): Problem[] => {
    const where = `hypes/${id}`;
    const { data: cards } = cardsSchema.safeParse(hype['timestamps']);
    if (!cards) return [{ rule: 'cards', where, what: 'has no proper list of cards' }];
    const wrong = Object.entries(cardCounts(cards)).filter(([field, count]) => hype[field] !== count);
    return wrong.map(([field, count]) => ({ rule: 'cards', where, what: `has no ${field} of ${count}` }));
  });
}
