import type { Card } from '@hypelar/shared/card';
import { giveRestToLast, scaleToFit, spreadEvenly, type CardFix } from '@hypelar/shared/cardFix';
import { useId } from 'react';
import { useLanguage } from '../../i18n/language.tsx';
import { Button } from '../../ui/Button.tsx';
import { cardTexts, type CardTextKey } from '../cardTexts.ts';
import styles from './CardStudio.module.css';

const FIXES = [
  { name: 'fixRest', fix: giveRestToLast },
  { name: 'fixSpread', fix: spreadEvenly },
  { name: 'fixScale', fix: scaleToFit },
] as const satisfies readonly { name: CardTextKey; fix: CardFix }[];

type CardFixesProps = {
  cards: readonly Card[];
  videoMs: number;
  disabled: boolean;
  onFix: (name: CardTextKey, cards: readonly Card[]) => void;
};

/** One press takes the cards to exactly the length of the video. What cannot be done says why. */
export function CardFixes({ cards, videoMs, disabled, onFix }: CardFixesProps) {
  const { t } = useLanguage(cardTexts);
  const id = useId();
  return (
    <div role="group" aria-label={t('fixes')} className={styles.fixes}>
      {FIXES.map(({ name, fix }) => {
        const fixed = fix(cards, videoMs);
        const refusal = typeof fixed === 'string' ? t(fixed) : null;
        return (
          <span key={name} className={styles.fix}>
            <Button
              small
              aria-disabled={refusal !== null || disabled}
              aria-describedby={`${id}-${name}`}
              onClick={() => typeof fixed !== 'string' && !disabled && onFix(name, fixed)}
            >
              {t(name)}
            </Button>
            <span id={`${id}-${name}`} className={styles.why}>
              {refusal}
            </span>
          </span>
        );
      })}
    </div>
  );
}
