import { cardsWithTimes, MAX_CARDS, totalCardMs } from '@hypelar/shared/card';
import { areUsableTimes, type PastedTimes } from '@hypelar/shared/cardTimes';
import { useId } from 'react';
import { useLanguage } from '../../i18n/language.tsx';
import { Button } from '../../ui/Button.tsx';
import { cardTexts } from '../cardTexts.ts';
import { cardFit } from '../draft.ts';
import { hypeFormTexts } from '../hypeFormTexts.ts';
import styles from './PastePreview.module.css';

/** How many bad tokens are named one by one. */
const NAMED_TOKENS = 8;

type PastePreviewProps = {
  pasted: PastedTimes;
  videoMs: number | null;
  disabled: boolean;
  onApply: () => void;
  onCancel: () => void;
};

/** Previews pasted times: how many were read, their total, and what could not be read and where. */
export function PastePreview({ pasted, videoMs, disabled, onApply, onCancel }: PastePreviewProps) {
  const { t } = useLanguage(cardTexts);
  const { t: formText } = useLanguage(hypeFormTexts);
  const id = useId();
  const { times, badTokens } = pasted;
  const cards = cardsWithTimes([], times);
  const fit = videoMs === null ? null : cardFit(cards, videoMs);
  const usable = areUsableTimes(pasted);

  return (
    <section aria-label={t('preview')} className={styles.preview} data-usable={usable}>
      <div id={id} role="status" className={styles.text}>
        <p>
          <strong>{t('previewCount', { count: times.length })}</strong> ·{' '}
          {t('previewTotal', { ms: totalCardMs(cards) })}
          {usable && fit && ` · ${formText(fit.key, fit.values)}`}
        </p>
        {badTokens.length > 0 && (
          <p className={styles.bad}>
            {t('badTimes')}{' '}
            {badTokens.slice(0, NAMED_TOKENS).map(({ position, text }) => (
              <span key={position} className={styles.token}>
                {t('badTime', { position, text })}
              </span>
            ))}
            {badTokens.length > NAMED_TOKENS && t('moreBadTimes', { count: badTokens.length - NAMED_TOKENS })}
          </p>
        )}
        {times.length > MAX_CARDS && <p className={styles.bad}>{t('tooManyTimes', { max: MAX_CARDS })}</p>}
        <p className={styles.unchanged}>{t('previewUnchanged')}</p>
      </div>
      <div className={styles.buttons}>
        <Button
          small
          look="primary"
          aria-disabled={!usable || disabled}
          aria-describedby={id}
          onClick={() => usable && !disabled && onApply()}
        >
          {t('apply')}
        </Button>
        <Button small onClick={onCancel}>
          {t('dropPasted')}
        </Button>
      </div>
    </section>
  );
}
