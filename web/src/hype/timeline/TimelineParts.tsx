import type { Card } from '@hypelar/shared/card';
import { memo } from 'react';
import { useLanguage } from '../../i18n/language.tsx';
import { cardTexts } from '../cardTexts.ts';
import { clock } from './clock.ts';
import styles from './Timeline.module.css';

/** The least widths of a block, in px, that have room for its number and for its time. */
const NUMBER_PX = 20;
const TIME_PX = 58;

type CardBlockProps = {
  index: number;
  card: Card;
  /** Where it begins, in ms */
  start: number;
  axisMs: number;
  axisPx: number;
  isCurrent: boolean;
};

/** A card on the axis. Memoized. */
export const CardBlock = memo(function CardBlock({ index, card, start, axisMs, axisPx, isCurrent }: CardBlockProps) {
  const width = (card.timestamp / axisMs) * axisPx;
  return (
    <span
      className={styles.block}
      data-card={index}
      data-type={card.type}
      data-current={isCurrent}
      style={{ insetInlineStart: percent(start, axisMs), inlineSize: percent(card.timestamp, axisMs) }}
    >
      {width >= NUMBER_PX && <b>{index + 1}</b>}
      {width >= TIME_PX && <span>{card.timestamp}</span>}
    </span>
  );
});

type CardEdgeProps = {
  index: number;
  /** Where it is and how far it can go, in ms */
  end: number;
  min: number;
  max: number;
  /** The length of its card, and of the next one if there is one, in ms */
  ms: number;
  next: number | null;
  axisMs: number;
  isDragged: boolean;
  disabled: boolean;
  onSettle: () => void;
};

/** The handle between two cards, or at the end of the last one. */
export const CardEdge = memo(function CardEdge(props: CardEdgeProps) {
  const { index, end, min, max, ms, next, axisMs, isDragged, disabled, onSettle } = props;
  const { t } = useLanguage(cardTexts);
  const values = { position: clock(end), number: index + 1, ms };
  return (
    <span
      role="slider"
      tabIndex={0}
      className={styles.edge}
      data-edge={index}
      data-dragged={isDragged}
      aria-label={t('edge', { number: index + 1 })}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={end}
      aria-valuetext={next === null ? t('edgeValue', values) : t('edgeValueNext', { ...values, next })}
      aria-disabled={disabled}
      onBlur={onSettle}
      style={{ insetInlineStart: percent(end, axisMs) }}
    />
  );
});

/** A position or a length as a percentage of the axis. */
export function percent(ms: number, axisMs: number): string {
  return `${(ms / axisMs) * 100}%`;
}
