import { sameCards, type Card } from '@hypelar/shared/card';

type Cards = readonly Card[];

/** The earlier card lists, for undo, oldest first. Changes under the name that is `open` are one step. */
export type CardHistory = { past: readonly Cards[]; open: string | null };

export const NO_HISTORY: CardHistory = { past: [], open: null };

const MAX_STEPS = 100;

/** The list as it was before the step of this name began. */
export function cardsBefore(history: CardHistory, step: string | null, cards: Cards): Cards {
  return continues(history, step) ? (history.past.at(-1) ?? cards) : cards;
}

/** The history once `cards` become `next`. A change without effect, or a step that returns to its start, is no step. */
export function recordChange(
  history: CardHistory,
  step: string | null,
  { cards, next }: { cards: Cards; next: Cards },
) {
  const cameBack = sameCards(next, cardsBefore(history, step, cards));
  if (continues(history, step)) return cameBack ? { past: history.past.slice(0, -1), open: null } : history;
  return cameBack ? history : { past: [...history.past, cards].slice(-MAX_STEPS), open: step };
}

/** A step without a name is never continued. */
function continues(history: CardHistory, step: string | null): boolean {
  return step !== null && history.open === step;
}
