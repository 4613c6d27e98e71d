import { useLanguage } from '../i18n/language.tsx';
import { refusalTexts } from '../i18n/refusalTexts.ts';
import { useId } from 'react';
import styles from './PremiumField.module.css';
import { hypeFormTexts } from './hypeFormTexts.ts';

type PremiumFieldProps = {
  value: boolean;
  onChange: (isPremium: boolean) => void;
  used: number;
  limit: number;
  /** Whether Yes is chosen without a free place */
  refused: boolean;
  disabled: boolean;
};

/**
 * The premium radio (spec, section 2) with how much of the allowance is used. While disabled it only ignores changes:
 * it keeps the focus, and Enter in it submits the form.
 */
export function PremiumField({ value, onChange, used, limit, refused, disabled }: PremiumFieldProps) {
  const { t } = useLanguage(hypeFormTexts);
  const { t: refusalText } = useLanguage(refusalTexts);
  const id = useId();
  return (
    <fieldset className={styles.field} aria-disabled={disabled} aria-describedby={`${id}-use ${id}-refused`}>
      <legend className={styles.legend}>{t('premium')}</legend>
      <div className={styles.choices}>
        {[true, false].map((choice) => (
          <label key={String(choice)} className={styles.choice}>
            <input
              type="radio"
              name={id}
              aria-disabled={disabled}
              checked={value === choice}
              onChange={() => !disabled && onChange(choice)}
            />
            {t(choice ? 'yes' : 'no')}
          </label>
        ))}
      </div>
      <p id={`${id}-use`} className={styles.use}>
        {t('premiumUse', { used, limit })}
      </p>
      <p id={`${id}-refused`} role="alert" className={styles.refused}>
        {refused && refusalText('PREMIUM_NOT_ALLOWED')}
      </p>
    </fieldset>
  );
}
