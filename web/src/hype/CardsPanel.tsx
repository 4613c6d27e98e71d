import { MAX_CARDS } from '@hypelar/shared/card';
import { useState } from 'react';
import { useLanguage } from '../i18n/language.tsx';
import { Field } from '../ui/Field.tsx';
import { Panel } from '../ui/Panel.tsx';
import { CardRow } from './CardRow.tsx';
import styles from './CardsPanel.module.css';
import { CardTotal } from './CardTotal.tsx';
import type { HypeFormState } from './useHypeForm.ts';
import { hypeFormTexts } from './hypeFormTexts.ts';

/** The time cards of the chosen video: their count, pasted times, each card, and how their total fits the video. */
export function CardsPanel({ form, disabled }: { form: HypeFormState; disabled: boolean }) {
  const { t } = useLanguage(hypeFormTexts);
  const { draft, timesProblem, setCard } = form;
  const [times, setTimes] = useState('');
  const videoMs = draft.measure && 'ms' in draft.measure ? draft.measure.ms : null;

  if (!draft.files.video && !draft.stored) {
    return (
      <Panel title={t('cardsSection')}>
        <p className={styles.empty}>{t('cardsNeedVideo')}</p>
      </Panel>
    );
  }
  return (
    <Panel title={t('cardsSection')}>
      {videoMs !== null && <CardTotal cards={draft.cards} videoMs={videoMs} />}
      <div className={styles.inputs}>
        <CardCount form={form} disabled={disabled} />
        <Field
          label={t('times')}
          hint={t('timesHint')}
          error={timesProblem ? t(timesProblem.key, timesProblem.values) : undefined}
        >
          {({ id, className, describedBy, invalid }) => (
            <textarea
              id={id}
              className={className}
              rows={2}
              spellCheck={false}
              aria-describedby={describedBy}
              aria-invalid={invalid}
              readOnly={disabled}
              value={times}
              onChange={(event) => {
                setTimes(event.target.value);
                form.setTimes(event.target.value);
              }}
              onBlur={form.settleCards}
            />
          )}
        </Field>
      </div>
      {draft.cards.length > 0 && (
        <ol className={styles.cards}>
          {draft.cards.map((card, index) => (
            <CardRow
              // Cards have no identity but their place.
              key={index}
              number={index + 1}
              card={card}
              disabled={disabled}
              onChange={(changed) => setCard(index, changed)}
            />
          ))}
        </ol>
      )}
    </Panel>
  );
}

/** The number of cards. While a number is being typed the cards it hides for a moment come back. */
function CardCount({ form, disabled }: { form: HypeFormState; disabled: boolean }) {
  const { t } = useLanguage(hypeFormTexts);
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? String(form.draft.cards.length);

  function change(next: string) {
    const typingOn = next.startsWith(shown) || shown.startsWith(next);
    if (!typingOn) form.settleCards();
    setTyped(next);
    if (/^\d+$/.test(next)) form.setCardCount(Number(next));
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
            form.settleCards();
          }}
        />
      )}
    </Field>
  );
}
