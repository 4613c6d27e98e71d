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

/** Buttons that fit the cards to exactly the length of the video. One that cannot says why. */
export function CardFixes({ cards, videoMs, disabled, onFix }: CardFixesProps) {
  const { t } = useLanguage(cardTexts);
  const id = useId();
  const fixes = FIXES.map(({ name, fix }) => ({ name, fixed: fix(cards, videoMs) }));
  const refusals = fixes.map(({ fixed }) => (typeof fixed === 'string' ? t(fixed) : null));
  const sharedRefusal = new Set(refusals).size === 1 ? refusals[0] : null;
  return (
    <div role="group" aria-label={t('fixes')} className={styles.fixes}>
      {fixes.map(({ name, fixed }, index) => (
        <span key={name} className={styles.fix}>
          <Button
            small
            aria-disabled={typeof fixed === 'string' || disabled}
            aria-describedby={sharedRefusal ? id : `${id}-${name}`}
            onClick={() => typeof fixed !== 'string' && !disabled && onFix(name, fixed)}
          >
            {t(name)}
          </Button>
          {!sharedRefusal && (
            <span id={`${id}-${name}`} className={styles.why}>
              {refusals[index]}
            </span>
          )}
        </span>
      ))}
      {sharedRefusal && (
        <span id={id} className={styles.why}>
          {sharedRefusal}
        </span>
      )}
    </div>
  );
}
