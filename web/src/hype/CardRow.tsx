import { CARD_TYPES, MAX_CARD_MS, type Card, type CardType } from '@hypelar/shared/card';
import { useState } from 'react';
import { useLanguage } from '../i18n/language.tsx';
import styles from './CardsPanel.module.css';
import { hypeFormTexts, type HypeFormTextKey } from './hypeFormTexts.ts';

const TYPE_TEXTS = { image: 'typeImage', video: 'typeVideo' } as const satisfies Record<CardType, HypeFormTextKey>;

type CardRowProps = { number: number; card: Card; disabled: boolean; onChange: (card: Card) => void };

/** One card: its time in ms and its type. */
export function CardRow({ number, card, disabled, onChange }: CardRowProps) {
  const { t } = useLanguage(hypeFormTexts);
  const [typed, setTyped] = useState<string | null>(null);

  function changeTime(text: string) {
    setTyped(text);
    const ms = Math.round(Number(text));
    if (Number.isFinite(ms)) onChange({ ...card, timestamp: Math.min(Math.max(ms, 0), MAX_CARD_MS) });
  }

  return (
    <li className={styles.card} data-type={card.type}>
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
        onBlur={() => setTyped(null)}
      />
      <select
        className={styles.type}
        aria-label={t('cardType', { number })}
        disabled={disabled}
        value={card.type}
        onChange={(event) => {
          const type = CARD_TYPES.find((candidate) => candidate === event.target.value);
          if (type) onChange({ ...card, type });
        }}
      >
        {CARD_TYPES.map((type) => (
          <option key={type} value={type}>
            {t(TYPE_TEXTS[type])}
          </option>
        ))}
      </select>
    </li>
  );
}
