import { signInWithEmailAndPassword } from 'firebase/auth';
import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import { useLanguage } from '../i18n/language.tsx';
import { useAuth } from '../session/auth.ts';
import { Button } from '../ui/Button.tsx';
import { classes } from '../ui/classes.ts';
import dialogStyles from '../ui/ConfirmDialog.module.css';
import { Field } from '../ui/Field.tsx';
import { Note } from '../ui/Note.tsx';
import styles from './SignInAgain.module.css';
import { signInAgainTexts } from './signInAgainTexts.ts';
import { signInFailure } from './signInFailure.ts';
import { signInTexts } from './signInTexts.ts';

/**
 * Asks for the password anew over the screen that somebody works on, after their session ran out. The screen stays as it
 * is, and what it had asked for goes on by itself. Nobody else can sign in here.
 */
export default function SignInAgain({ email }: { email: string }) {
  const { t } = useLanguage(signInAgainTexts);
  const { t: signInText } = useLanguage(signInTexts);
  const { firebase, endSession, renew } = useAuth();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ReturnType<typeof signInFailure>['text'] | null>(null);

  useEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    field.current?.focus();
    return () => opened?.close();
  }, []);

  async function signIn(event: SubmitEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      const { user } = await signInWithEmailAndPassword(firebase.auth, email, password);
      renew(user);
    } catch (error) {
      const { code, text } = signInFailure(error);
      console.error('sign-in failed', code);
      setFailure(text);
      setBusy(false);
    }
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      className={classes(dialogStyles.dialog, styles.dialog)}
      // There is nothing to go back to before one of the two buttons was chosen.
      onCancel={(event) => event.preventDefault()}
      onClose={() => dialog.current?.showModal()}
    >
      <form className={styles.form} onSubmit={(event) => void signIn(event)}>
        <h2 id={id}>{t('againHeading')}</h2>
        <p>{t('againText')}</p>
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
        <Field label={signInText('password')}>
          {(control) => (
            <input
              ref={field}
              id={control.id}
              className={control.className}
              type="password"
              autoComplete="current-password"
              required
              readOnly={busy}
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          )}
        </Field>
        {failure && <Note tone="error">{signInText(failure)}</Note>}
        <div className={dialogStyles.buttons}>
          <Button onClick={() => void endSession(null)}>{t('againSignOut')}</Button>
          <Button type="submit" look="primary" aria-disabled={busy}>
            {signInText(busy ? 'signingIn' : 'signInButton')}
          </Button>
        </div>
      </form>
    </dialog>
  );
}
