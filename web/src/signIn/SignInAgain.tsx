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
 * Asks for the password again, over the current screen, after the session has expired. The screen stays as it is, and
 * its waiting calls continue by themselves. Nobody else can sign in here.
 */
export default function SignInAgain({ email }: { email: string }) {
  const { t } = useLanguage(signInAgainTexts);
  const { t: signInText } = useLanguage(signInTexts);
  const { endSession, renew } = useAuth();
  const { signIn, busy, failure } = useSignIn(renew);
  const field = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');

  // The first field is the email address, which is filled in already.
  useEffect(() => field.current?.focus(), []);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    void signIn(email, password);
  }

  return (
    // Without `onClose`: only the two buttons end the dialog.
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
