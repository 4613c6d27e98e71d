import type { Card } from '@hypelar/shared/card';
import { useCallback, useState } from 'react';
import { cardsBefore, NO_HISTORY, recordChange } from './cardHistory.ts';

type Cards = readonly Card[];

/** Changes the cards of the form in steps, which can be undone. */
export function useCardSteps(cards: Cards, setCards: (cards: Cards) => void) {
  const [history, setHistory] = useState(NO_HISTORY);

  /**
   * Changes under the same name are one step until it is settled: `next` then gets the list as it was before the step,
   * so that half-typed numbers, which shrink the list for a moment, lose no cards. Returns the changed list.
   */
  function change(step: string | null, next: (before: Cards, current: Cards) => Cards) {
    const changed = next(cardsBefore(history, step, cards), cards);
    setHistory(recordChange(history, step, { cards, next: changed }));
    setCards(changed);
    return changed;
  }

  function undo() {
    const last = history.past.at(-1);
    if (!last) return;
    setHistory({ past: history.past.slice(0, -1), open: null });
    setCards(last);
  }

  /** Ends the open step. */
  const settle = useCallback(() => {
    setHistory((current) => (current.open === null ? current : { ...current, open: null }));
  }, []);

  return {
    change,
    settle,
    undo,
    mayUndo: history.past.length > 0,
  };
}

export type CardSteps = ReturnType<typeof useCardSteps>;
