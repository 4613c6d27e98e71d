import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useLanguage } from '../i18n/language.tsx';
import { useAuth } from '../session/auth.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import dialogStyles from '../ui/Dialog.module.css';
import { Field } from '../ui/Field.tsx';
import { Note } from '../ui/Note.tsx';
import { PasswordField } from './PasswordField.tsx';
import styles from './SignInAgain.module.css';
import { signInAgainTexts } from './signInAgainTexts.ts';
import { signInTexts } from './signInTexts.ts';
import { useSignIn } from './useSignIn.ts';

/**
 * Asks for the password anew over the screen that somebody works on, after their session ran out. The screen stays as it
 * is, and what it had asked for goes on by itself. Nobody else can sign in here.
 */
export default function SignInAgain({ email }: { email: string }) {
  const { t } = useLanguage(signInAgainTexts);
  const { t: signInText } = useLanguage(signInTexts);
  const { endSession, renew } = useAuth();
  const { signIn, busy, failure } = useSignIn(renew);
  const field = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');

  // The first field is the address, which is there already.
  useEffect(() => field.current?.focus(), []);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    void signIn(email, password);
  }

  return (
    // There is nothing to go back to before one of the two buttons was chosen.
    <Dialog heading={t('againHeading')} text={t('againText')} className={styles.dialog}>
      <form className={styles.form} onSubmit={submit}>
        <Field label={signInText('email')}>
          {(control) => (
            <input
              id={control.id}
              className={control.className}
              type="email"
              autoComplete="username"
              readOnly
              value={email}
            />
          )}
        </Field>
        <PasswordField inputRef={field} value={password} onChange={setPassword} readOnly={busy} />
        {failure && <Note tone="error">{signInText(failure)}</Note>}
        <div className={dialogStyles.buttons}>
          <Button onClick={() => void endSession(null)}>{t('againSignOut')}</Button>
          <Button type="submit" look="primary" aria-disabled={busy}>
            {signInText(busy ? 'signingIn' : 'signInButton')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
