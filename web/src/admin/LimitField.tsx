import { MAX_PREMIUM_LIMIT } from '@hypelar/shared/admin';
import { useLanguage } from '../i18n/language.tsx';
import { useSession } from '../session/session.ts';
import { Field } from '../ui/Field.tsx';
import { adminTexts } from './adminTexts.ts';

type LimitFieldProps = { value: number; onChange: (limit: number) => void; disabled: boolean };

/** The premium limit: 1 up to the creator's own (spec, section 6), and the current value. */
export function LimitField({ value, onChange, disabled }: LimitFieldProps) {
  const { t } = useLanguage(adminTexts);
  const { hypePremiumLimit: own } = useSession();
  const choices = Array.from({ length: Math.min(own, MAX_PREMIUM_LIMIT) }, (_, index) => index + 1);
  return (
    <Field label={t('premiumLimit')} hint={t('premiumLimitHint', { own })}>
      {({ id, className, describedBy }) => (
        <select
          id={id}
          className={className}
          aria-describedby={describedBy}
          value={value}
          disabled={disabled}
          onChange={(event) => onChange(Number(event.target.value))}
        >
          {!choices.includes(value) && <option>{value}</option>}
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      )}
    </Field>
  );
}
