import type { Card } from '@hypelar/shared/card';
import { useCallback, useLayoutEffect, useRef } from 'react';
import styles from './CardList.module.css';
import { CardRow } from './CardRow.tsx';
import type { CardSteps } from './useCardSteps.ts';

type CardListProps = {
  cards: readonly Card[];
  /** Index of the card at the video's position, -1 for none */
  current: number;
  steps: CardSteps;
  disabled: boolean;
};

/** Every card with its time and its type. The list scrolls to keep the current one in view. */
export function CardList({ cards, current, steps, disabled }: CardListProps) {
  const list = useRef<HTMLOListElement>(null);
  const latest = useRef(steps);
  // The rows get a stable callback, so that only changed rows render again.
  const change = useCallback((index: number, card: Card) => {
    latest.current.change(`card-${index}`, (_, all) => all.with(index, card));
  }, []);

  useLayoutEffect(() => {
    latest.current = steps;
  });

  useLayoutEffect(() => {
    const row = list.current?.children[current];
    if (!list.current || !(row instanceof HTMLElement) || list.current.contains(document.activeElement)) return;
    const above = row.offsetTop - list.current.offsetTop - list.current.scrollTop;
    if (above >= 0 && above + row.offsetHeight <= list.current.clientHeight) return;
    list.current.scrollTop += above;
  }, [current]);

  return (
    <ol ref={list} className={styles.cards}>
      {cards.map((card, index) => (
        <CardRow
          // Cards have no identity but their position.
          key={index}
          index={index}
          card={card}
          isCurrent={index === current}
          disabled={disabled}
          onChange={change}
          onSettle={steps.settle}
        />
      ))}
    </ol>
  );
}
