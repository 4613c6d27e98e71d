import { cardsWithTimes } from '@hypelar/shared/card';
import { areUsableTimes, parseTimes, type PastedTimes } from '@hypelar/shared/cardTimes';
import { useRef, useState } from 'react';
import { useLanguage } from '../i18n/language.tsx';
import { Field } from '../ui/Field.tsx';
import { cardTexts } from './cardTexts.ts';
import { PastePreview } from './timeline/PastePreview.tsx';
import type { CardSteps } from './useCardSteps.ts';

type CardTimesProps = { steps: CardSteps; videoMs: number | null; disabled: boolean };

/**
 * The textarea for times. Input in the specified format fills the cards at once; anything else is previewed first and
 * replaces nothing until it is confirmed.
 */
export function CardTimes({ steps, videoMs, disabled }: CardTimesProps) {
  const { t } = useLanguage(cardTexts);
  const [text, setText] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const pasted = parseTimes(text);

  function type(next: string) {
    const read = parseTimes(next);
    setText(next);
    steps.change('times', (before) => (fillsAtOnce(read) ? cardsWithTimes(before, read.times) : before));
  }

  function settle(next: string) {
    setText(next);
    field.current?.focus();
  }

  return (
    <>
      <Field label={t('times')} hint={t('timesHint')}>
        {({ id, className, describedBy }) => (
          <textarea
            ref={field}
            id={id}
            className={className}
            rows={2}
            spellCheck={false}
            aria-describedby={describedBy}
            aria-invalid={pasted.badTokens.length > 0}
            readOnly={disabled}
            value={text}
            onChange={(event) => type(event.target.value)}
            onBlur={steps.settle}
          />
        )}
      </Field>
      {text.trim() !== '' && !fillsAtOnce(pasted) && (
        <PastePreview
          pasted={pasted}
          videoMs={videoMs}
          disabled={disabled}
          onApply={() => {
            steps.change(null, (_, cards) => cardsWithTimes(cards, pasted.times));
            settle(pasted.times.join(' '));
          }}
          onCancel={() => settle('')}
        />
      )}
    </>
  );
}

function fillsAtOnce(pasted: PastedTimes): boolean {
  return pasted.isPlain && areUsableTimes(pasted);
}
