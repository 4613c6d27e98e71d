import { MAX_CARDS, resizeCards } from '@hypelar/shared/card';
import { useRef, useState } from 'react';
import { useLanguage } from '../i18n/language.tsx';
import { Field } from '../ui/Field.tsx';
import { cardTexts } from './cardTexts.ts';
import type { CardSteps } from './useCardSteps.ts';

type CardCountProps = { count: number; steps: CardSteps; disabled: boolean };

/** The number of cards. Cards that a half-typed number removes come back with the rest of the number. */
export function CardCount({ count, steps, disabled }: CardCountProps) {
  const { t } = useLanguage(cardTexts);
  const [typed, setTyped] = useState<string | null>(null);
  const numbersTyped = useRef(0);
  const shown = typed ?? String(count);

  function change(next: string) {
    const typingOn = next.startsWith(shown) || shown.startsWith(next);
    if (!typingOn) numbersTyped.current += 1;
    setTyped(next);
    if (!/^\d+$/.test(next)) return;
    steps.change(`count-${numbersTyped.current}`, (before) => resizeCards(before, Math.min(Number(next), MAX_CARDS)));
  }

  return (
    <Field label={t('cardCount')}>
      {({ id, className }) => (
        <input
          id={id}
          className={className}
          type="number"
          min={0}
          max={MAX_CARDS}
          step={1}
          readOnly={disabled}
          value={shown}
          onChange={(event) => change(event.target.value)}
          onBlur={() => {
            setTyped(null);
            steps.settle();
          }}
        />
      )}
    </Field>
  );
}
