import { CARD_TIME_TOLERANCE_MS, totalCardMs, type Card } from '@hypelar/shared/card';
import { useEffect, useId, useState } from 'react';
import { useLanguage } from '../i18n/language.tsx';
import { cardFit } from './draft.ts';
import styles from './CardTotal.module.css';
import { cardTexts } from './cardTexts.ts';
import { hypeFormTexts } from './hypeFormTexts.ts';

/** The meter shows differences up to this, in ms; beyond, its needle stays at the end. */
const METER_MS = 3 * CARD_TIME_TOLERANCE_MS;
/** How long the difference must be stable before it is announced, in ms. */
const SETTLED_MS = 800;

/** The total entered time against the video's duration, in ms: in words, and as a meter of the difference. */
export function CardTotal({ cards, videoMs }: { cards: readonly Card[]; videoMs: number }) {
  const { t } = useLanguage(cardTexts);
  const { t: formText } = useLanguage(hypeFormTexts);
  const id = useId();
  const total = totalCardMs(cards);
  const fit = cardFit(cards, videoMs);
  const difference = Math.min(Math.max(total - videoMs, -METER_MS), METER_MS);
  const words = formText(fit.key, fit.values);
  return (
    <div className={styles.total} data-fits={fit.fits}>
      <dl className={styles.figures}>
        <div>
          <dt>{t('cardsTotal')}</dt>
          <dd>{t('milliseconds', { ms: total })}</dd>
        </div>
        <div>
          <dt>{t('cardsDuration')}</dt>
          <dd>{t('milliseconds', { ms: videoMs })}</dd>
        </div>
      </dl>
      <div
        role="meter"
        aria-labelledby={id}
        aria-valuemin={-METER_MS}
        aria-valuemax={METER_MS}
        aria-valuenow={difference}
        aria-valuetext={words}
        className={styles.meter}
      >
        <span className={styles.band} />
        <span className={styles.needle} style={{ insetInlineStart: `${50 + (difference / METER_MS) * 50}%` }} />
      </div>
      <p aria-hidden="true" className={styles.scale}>
        <span>−{CARD_TIME_TOLERANCE_MS}</span>
        <span>0</span>
        <span>+{CARD_TIME_TOLERANCE_MS}</span>
      </p>
      <p className={styles.fit}>
        <strong>
          {fit.fits ? '✓ ' : '✗ '}
          {words}
        </strong>{' '}
        <span id={id} className={styles.rule}>
          {t('cardsTolerance', { ms: CARD_TIME_TOLERANCE_MS })}
        </span>
      </p>
      <Said text={words} />
    </div>
  );
}

/** A debounced live region: announces the text once it is stable, not at every step of a drag. */
function Said({ text }: { text: string }) {
  const [said, setSaid] = useState('');

  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <span role="status" className={styles.said}>
      {said}
    </span>
  );
}
