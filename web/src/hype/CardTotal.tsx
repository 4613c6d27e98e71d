import { CARD_TIME_TOLERANCE_MS, totalCardMs, type Card } from '@hypelar/shared/card';
import { useLanguage } from '../i18n/language.tsx';
import { cardFit } from './draft.ts';
import styles from './CardTotal.module.css';
import { hypeFormTexts } from './hypeFormTexts.ts';

/** The total entered time against the video's duration, in ms, in words and as a bar with a mark where it must end. */
export function CardTotal({ cards, videoMs }: { cards: readonly Card[]; videoMs: number }) {
  const { t } = useLanguage(hypeFormTexts);
  const total = totalCardMs(cards);
  const fit = cardFit(cards, videoMs);
  const whole = Math.max(total, videoMs, 1);
  const percentOf = (ms: number) => `${(ms / whole) * 100}%`;
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
      <div className={styles.track} aria-hidden="true">
        <span className={styles.fill} style={{ inlineSize: percentOf(total) }} />
        <span className={styles.mark} style={{ insetInlineStart: percentOf(videoMs) }} />
      </div>
      <p className={styles.fit} role="status">
        <strong>
          {fit.fits ? '✓ ' : '✗ '}
          {t(fit.key, fit.values)}
        </strong>{' '}
        <span className={styles.rule}>{t('cardsTolerance', { ms: CARD_TIME_TOLERANCE_MS })}</span>
      </p>
    </div>
  );
}
