import type { Ref } from 'react';
import { useLanguage } from '../i18n/language.tsx';
import { Field } from '../ui/Field.tsx';
import { signInTexts } from './signInTexts.ts';

/** The password of an existing account; `onChange` gets what was typed. */
export function PasswordField(props: {
  value: string;
  onChange: (password: string) => void;
  readOnly: boolean;
  inputRef?: Ref<HTMLInputElement>;
}) {
  const { value, onChange, readOnly, inputRef } = props;
  const { t } = useLanguage(signInTexts);
  return (
    <Field label={t('password')}>
      {({ id, className }) => (
        <input
          ref={inputRef}
          id={id}
          className={className}
          type="password"
          autoComplete="current-password"
          required
          readOnly={readOnly}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
