import { CARD_TYPES, MAX_CARD_MS, type Card, type CardType } from '@hypelar/shared/card';
import { memo, useState } from 'react';
import { useLanguage } from '../i18n/language.tsx';
import styles from './CardList.module.css';
import { cardTexts, type CardTextKey } from './cardTexts.ts';

/** The form's names for the card types. */
export const TYPE_TEXTS = { image: 'typeImage', video: 'typeVideo' } as const satisfies Record<CardType, CardTextKey>;

type CardRowProps = {
  index: number;
  card: Card;
  /** Whether the video is within this card's time */
  isCurrent: boolean;
  disabled: boolean;
  onChange: (index: number, card: Card) => void;
  onSettle: () => void;
};

/** One card: its time in ms and its type. Memoized for the sake of long lists. */
export const CardRow = memo(function CardRow(props: CardRowProps) {
  const { index, card, isCurrent, disabled, onChange, onSettle } = props;
  const { t } = useLanguage(cardTexts);
  const [typed, setTyped] = useState<string | null>(null);
  const number = index + 1;

  function changeTime(text: string) {
    setTyped(text);
    const ms = Math.round(Number(text));
    if (Number.isFinite(ms)) onChange(index, { ...card, timestamp: Math.min(Math.max(ms, 0), MAX_CARD_MS) });
  }

  return (
    <li className={styles.card} data-type={card.type} aria-current={isCurrent}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <input
        className={styles.time}
        type="number"
        min={0}
        max={MAX_CARD_MS}
        step={1}
        aria-label={t('cardTime', { number })}
        readOnly={disabled}
        value={typed ?? String(card.timestamp)}
        onFocus={(event) => event.target.select()}
        onChange={(event) => changeTime(event.target.value)}
        onBlur={() => {
          setTyped(null);
          onSettle();
        }}
      />
      <select
        className={styles.type}
        aria-label={t('cardType', { number })}
        disabled={disabled}
        value={card.type}
        onChange={(event) => {
          const type = CARD_TYPES.find((candidate) => candidate === event.target.value);
          if (type) onChange(index, { ...card, type });
        }}
        onBlur={onSettle}
      >
        {CARD_TYPES.map((type) => (
          <option key={type} value={type}>
            {t(TYPE_TEXTS[type])}
          </option>
        ))}
      </select>
    </li>
  );
});
