import { useState } from 'react';
import { useLanguage } from '../i18n/language.tsx';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { makePassword } from './adminDraft.ts';
import { adminTexts } from './adminTexts.ts';
import styles from './PasswordField.module.css';

type PasswordFieldProps = {
  value: string;
  onChange: (password: string) => void;
  error: string | undefined;
  disabled: boolean;
};

/** A new password with its length, a button to show it, and one to generate it, which also shows it for copying. */
export function PasswordField({ value, onChange, error, disabled }: PasswordFieldProps) {
  const { t } = useLanguage(adminTexts);
  const [shown, setShown] = useState(false);
  return (
    <div className={styles.password}>
      <Field label={t('adminPassword')} hint={t('passwordHint', { length: value.length })} error={error}>
        {({ id, className, describedBy, invalid }) => (
          <input
            id={id}
            className={className}
            type={shown ? 'text' : 'password'}
            autoComplete="new-password"
            spellCheck={false}
            required
            aria-describedby={describedBy}
            aria-invalid={invalid}
            readOnly={disabled}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </Field>
      <div className={styles.buttons}>
        <Button small onClick={() => setShown(!shown)}>
          {t(shown ? 'hidePassword' : 'showPassword')}
        </Button>
        <Button
          small
          disabled={disabled}
          onClick={() => {
            setShown(true);
            onChange(makePassword());
          }}
        >
          {t('makePassword')}
        </Button>
      </div>
    </div>
  );
}
