import { signInWithEmailAndPassword } from 'firebase/auth';
import { useState, type SubmitEvent } from 'react';
import { Redirect, useSearch } from 'wouter';
import { useLanguage } from '../i18n/language.tsx';
import { refusalTexts } from '../i18n/refusalTexts.ts';
import { wantedPath } from '../paths.ts';
import { useAuth } from '../session/auth.ts';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { Note } from '../ui/Note.tsx';
import { signInFailure } from './signInFailure.ts';
import styles from './SignInScreen.module.css';
import { signInTexts } from './signInTexts.ts';

/** Email and password (spec, section 2); leads on to the page that was wanted. */
export default function SignInScreen() {
  const { t } = useLanguage(signInTexts);
  const { t: refusalText } = useLanguage(refusalTexts);
  const { firebase, user, endReason } = useAuth();
  const query = useSearch();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ReturnType<typeof signInFailure>['text'] | null>(null);

  if (user) return <Redirect to={wantedPath(query)} replace />;

  async function signIn(event: SubmitEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      await signInWithEmailAndPassword(firebase.auth, email.trim(), password);
    } catch (error) {
      const { code, text } = signInFailure(error);
      console.error('sign-in failed', code);
      setFailure(text);
      setBusy(false);
    }
  }

  return (
    <main id="content" tabIndex={-1} className={styles.screen}>
      <title>{`${t('signInButton')} – Hypelar`}</title>
      <form className={styles.card} onSubmit={(event) => void signIn(event)}>
        <h1>{t('signInHeading')}</h1>
        {endReason && !failure && <Note tone="error">{refusalText(endReason)}</Note>}
        <Field label={t('email')}>
          {({ id, className }) => (
            <input
              id={id}
              className={className}
              type="email"
              autoComplete="username"
              required
              readOnly={busy}
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          )}
        </Field>
        <Field label={t('password')}>
          {({ id, className }) => (
            <input
              id={id}
              className={className}
              type="password"
              autoComplete="current-password"
              required
              readOnly={busy}
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          )}
        </Field>
        {failure && <Note tone="error">{t(failure)}</Note>}
        <Button type="submit" look="primary" aria-disabled={busy}>
          {t(busy ? 'signingIn' : 'signInButton')}
        </Button>
      </form>
    </main>
  );
}
